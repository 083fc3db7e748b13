//! Linear equations with a symmetric positive matrix.

/// A square matrix, row by row.
pub(super) struct Square {
    pub size: usize,
    pub cells: Vec<f64>,
}

impl Square {
    pub(super) fn zero(size: usize) -> Square {
        Square {
            size,
            cells: vec![0.0; size * size],
        }
    }

    pub(super) fn at(&mut self, row: usize, column: usize) -> &mut f64 {
        &mut self.cells[row * self.size + column]
    }

    /// The solution for that right side, by Cholesky's factors; only the lower half is read.
    /// Nothing where the matrix is not positive.
    pub(super) fn solve(mut self, right: &[f64]) -> Option<Vec<f64>> {
        let size = self.size;
        for row in 0..size {
            for column in 0..=row {
                let (one, other) = (row * size, column * size);
                let done: f64 = (0..column)
                    .map(|k| self.cells[one + k] * self.cells[other + k])
                    .sum();
                let left = self.cells[one + column] - done;
                *self.at(row, column) = if row > column {
                    left / self.cells[other + column]
                } else if left > 0.0 {
                    left.sqrt()
                } else {
                    return None;
                };
            }
        }
        let mut solution = right.to_vec();
        for row in 0..size {
            let done: f64 = (0..row).map(|k| *self.at(row, k) * solution[k]).sum();
            solution[row] = (solution[row] - done) / *self.at(row, row);
        }
        for row in (0..size).rev() {
            let done: f64 = (row + 1..size)
                .map(|k| *self.at(k, row) * solution[k])
                .sum();
            solution[row] = (solution[row] - done) / *self.at(row, row);
        }
        Some(solution)
    }
}
