//! Whole numbers of any size in mixed radix: each digit has its own radix.

/// The largest radix of a continued [`Digits::put_count`].
const MAX_RADIX: u32 = 1 << 16;

/// Digits with their radices. The first one is the least significant.
#[derive(Default)]
pub struct Digits(Vec<(u32, u32)>);

impl Digits {
    /// Adds a digit, which must be less than its radix.
    pub fn put(&mut self, digit: u32, radix: u32) {
        debug_assert!(digit < radix, "{digit} in radix {radix}");
        self.0.push((digit, radix));
    }

    /// Adds a count without an upper limit. Small counts take one digit of this radix, which must be 2 or more. Its
    /// highest value means that the count continues in a digit of the square of the radix.
    pub fn put_count(&mut self, mut count: usize, mut radix: u32) {
        while count >= radix as usize - 1 {
            self.put(radix - 1, radix);
            count -= radix as usize - 1;
            radix = radix.saturating_mul(radix).min(MAX_RADIX);
        }
        // The count is less than the radix, which is a `u32`.
        self.put(count as u32, radix);
    }

    /// Adds all digits of another list.
    pub fn append(&mut self, other: Digits) {
        self.0.extend(other.0);
    }

    /// The number: the digits, followed by a 1 that marks their end.
    pub fn into_number(self) -> Number {
        let mut number = Number::default();
        number.append(1, 1);
        // Several digits together are one digit of the product of their radices.
        let (mut value, mut product) = (0, 1);
        for (digit, radix) in self.0.into_iter().rev() {
            match u32::checked_mul(product, radix) {
                Some(whole) => {
                    value = value * radix + digit;
                    product = whole;
                }
                None => {
                    number.append(value, product);
                    (value, product) = (digit, radix);
                }
            }
        }
        number.append(value, product);
        number
    }
}

/// A whole number, from which digits are taken.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Number {
    /// In radix 2³², the least significant first, without zeros at the end.
    limbs: Vec<u32>,
}

impl Number {
    pub fn is_zero(&self) -> bool {
        self.limbs.is_empty()
    }

    /// Whether it is 1, so that all digits were taken.
    pub fn is_one(&self) -> bool {
        self.limbs == [1]
    }

    /// Multiplies by a radix and adds a digit.
    pub fn append(&mut self, digit: u32, radix: u32) {
        let mut carry = u64::from(digit);
        for limb in &mut self.limbs {
            carry += u64::from(*limb) * u64::from(radix);
            *limb = carry as u32;
            carry >>= 32;
        }
        if carry > 0 {
            self.limbs.push(carry as u32);
        }
    }

    /// Takes the least significant digit; 0 if none is left.
    ///
    /// # Panics
    /// If the radix is 0.
    pub fn take(&mut self, radix: u32) -> u32 {
        if radix == 1 {
            return 0;
        }
        let mut rest = 0;
        for limb in self.limbs.iter_mut().rev() {
            let whole = rest << 32 | u64::from(*limb);
            *limb = (whole / u64::from(radix)) as u32;
            rest = whole % u64::from(radix);
        }
        while self.limbs.last() == Some(&0) {
            self.limbs.pop();
        }
        rest as u32
    }

    /// Takes a count added by [`Digits::put_count`].
    pub fn take_count(&mut self, mut radix: u32) -> usize {
        let mut count = 0_usize;
        loop {
            let digit = self.take(radix);
            count = count.saturating_add(digit as usize);
            if digit < radix - 1 {
                return count;
            }
            radix = radix.saturating_mul(radix).min(MAX_RADIX);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn digits_are_read_in_the_order_they_were_written() {
        let mut rng = 1_u64;
        let mut random = |below: u32| {
            rng = rng.wrapping_mul(6_364_136_223_846_793_005) + 1;
            (rng >> 33) as u32 % below
        };
        let digits: Vec<(u32, u32)> = (0..2_000)
            .map(|index| match index % 7 {
                0 => (0, 1),
                1 => (u32::MAX - 1, u32::MAX),
                _ => {
                    let radix = 1 + random(300);
                    (random(radix), radix)
                }
            })
            .collect();
        let mut put = Digits::default();
        for (digit, radix) in &digits {
            put.put(*digit, *radix);
        }
        let mut number = put.into_number();
        for (digit, radix) in digits {
            assert_eq!(number.take(radix), digit);
        }
        assert!(number.is_one());
        assert_eq!(number.take(5), 1);
        assert!(number.is_zero());
        assert_eq!(number.take(5), 0);
    }

    #[test]
    fn a_number_is_no_longer_than_its_digits() {
        let mut digits = Digits::default();
        for _ in 0..100 {
            digits.put(9, 10);
        }
        let number = digits.into_number();
        let bits = 32 * number.limbs.len() as u32 - number.limbs.last().unwrap().leading_zeros();
        // 2·10¹⁰⁰ − 1.
        assert_eq!(bits, 334);
    }

    #[test]
    fn counts_of_any_size_are_written_and_read() {
        let counts = [0, 1, 2, 3, 6, 7, 62, 63, 64, 65, 4_000, 70_000, 1_000_000];
        for radix in [2, 3, 4, 8, 16] {
            let mut digits = Digits::default();
            for count in counts {
                digits.put_count(count, radix);
            }
            let mut number = digits.into_number();
            for count in counts {
                assert_eq!(number.take_count(radix), count, "radix {radix}");
            }
            assert!(number.is_one());
        }
    }
}
