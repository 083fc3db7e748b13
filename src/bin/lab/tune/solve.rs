//! Linear equations with a symmetric positive definite matrix.

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

    /// The solution for a right-hand side, by Cholesky decomposition. Only the lower half is read. None if
    /// the matrix is not positive definite.
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

#[cfg(test)]
mod tests {
    use super::Square;

    fn square<const SIZE: usize>(rows: [[f64; SIZE]; SIZE]) -> Square {
        Square {
            size: SIZE,
            cells: rows.concat(),
        }
    }

    #[test]
    fn the_solution_solves() {
        let rows = [[4.0, 2.0, 1.0], [2.0, 5.0, 3.0], [1.0, 3.0, 6.0]];
        let solution = square(rows).solve(&[9.0, 4.0, -1.0]).unwrap();
        for (row, right) in rows.iter().zip([9.0, 4.0, -1.0]) {
            let left: f64 = row.iter().zip(&solution).map(|(a, b)| a * b).sum();
            assert!((left - right).abs() < 1e-12, "{solution:?}");
        }
    }

    #[test]
    fn a_matrix_that_is_not_positive_has_none() {
        assert_eq!(square([[1.0, 2.0], [2.0, 1.0]]).solve(&[1.0, 1.0]), None);
        assert_eq!(square([[0.0]]).solve(&[1.0]), None);
    }

    #[test]
    fn an_empty_system_has_an_empty_solution() {
        assert_eq!(Square::zero(0).solve(&[]), Some(Vec::new()));
    }
}
