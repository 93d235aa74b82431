import { checkPhone } from '@gli/validation';
import { invalidField } from '../problem/problem.ts';
import { internationalPhone } from './phone.ts';

const KOREAN_MOBILE = /^\+82 1[016789]-\d{3,4}-\d{4}$/;

/**
 * A mobile number in international form. Of foreign numbers only the shape is known.
 * @throws Problem `validation_failed` for a landline and for what is no number
 */
export function mobileNumber(written: string): string {
  const phone = internationalPhone(written);
  const isMobile = !phone.startsWith('+82 ') || KOREAN_MOBILE.test(phone);
  if (checkPhone(written) === null && isMobile) return phone;
  throw invalidField('phone', {
    ko: '문자 메시지를 받을 수 있는 휴대전화 번호를 입력해 주세요.',
    en: 'Enter a mobile number that can receive text messages.',
  });
}
