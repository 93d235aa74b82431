import { checkPhone } from '@gli/validation';
import { invalidField } from '../problem/problem.ts';
import { texts } from '../text/texts.ts';

const KOREAN_MOBILE = /^\+82 1[016789]-\d{3,4}-\d{4}$/;

/**
 * Converts a phone number to international form with a space after the country code, such as `+82 10-2345-6789`.
 * Numbers without a country code are treated as Korean.
 */
export function internationalPhone(input: string): string {
  const digits = input.replace(/\D/g, '');
  if (input.trim().startsWith('+') && !digits.startsWith('82')) return `+${digits}`;
  const national = digits.replace(/^82/, '').replace(/^0/, '');
  const [, operator, middle, last] = /^(1\d)(\d{3,4})(\d{4})$/.exec(national) ?? [];
  if (operator && middle && last) return `+82 ${operator}-${middle}-${last}`;
  return `+82 ${national}`;
}

/**
 * Converts a mobile number to international form. For foreign numbers, only the format is checked.
 * @throws Problem `validation_failed` for a landline or anything else
 */
export function mobileNumber(input: string): string {
  const phone = internationalPhone(input);
  const isMobile = !phone.startsWith('+82 ') || KOREAN_MOBILE.test(phone);
  if (checkPhone(input) === null && isMobile) return phone;
  throw invalidField('phone', texts.validation.mobilePhone);
}
