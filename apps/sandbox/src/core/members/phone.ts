/**
 * A phone number in international form with a space after the country code, `+82 10-2345-6789`. Without a country code
 * it is taken as Korean. What was written beyond digits is kept only as far as it groups them.
 */
export function internationalPhone(written: string): string {
  const digits = written.replace(/\D/g, '');
  if (written.trim().startsWith('+') && !digits.startsWith('82')) return `+${digits}`;
  const national = digits.replace(/^82/, '').replace(/^0/, '');
  const [, operator, middle, last] = /^(1\d)(\d{3,4})(\d{4})$/.exec(national) ?? [];
  if (operator && middle && last) return `+82 ${operator}-${middle}-${last}`;
  return `+82 ${national}`;
}
