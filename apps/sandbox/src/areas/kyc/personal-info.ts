import type { KycPersonalInfoInput } from '@gli/sdk';
import { MEMBER_MIN_AGE_YEARS } from '@gli/validation';
import { requiredField } from '../../core/contract/validation-errors.ts';
import { fieldName } from '../../core/text/fields.ts';
import type { Text } from '../../core/text/text.ts';
import { toKoreanDate, yearsBefore } from '../../core/time/time.ts';

const EARLIEST_BIRTH_DATE = '1900-01-01';
const KOREAN_POSTAL_CODE = /^\d{5}$/;

/** Validation errors that the schema cannot express, by field. */
export function validatePersonalInfo(info: KycPersonalInfoInput, now: Date): Record<string, Text[]> {
  const { address, birth_date: birthDate } = info;
  const details: Record<string, Text[]> = {};
  const names = { legal_name: info.legal_name, 'address.city': address.city, 'address.line1': address.line1 };
  for (const [field, value] of Object.entries(names)) {
    if (value.trim() === '') details[field] = [requiredField(fieldName(field))];
  }
  if (birthDate > yearsBefore(toKoreanDate(now), MEMBER_MIN_AGE_YEARS)) {
    details.birth_date = [
      {
        ko: `만 ${MEMBER_MIN_AGE_YEARS}세 이상이어야 합니다.`,
        en: `Members must be ${MEMBER_MIN_AGE_YEARS} or older.`,
      },
    ];
  } else if (birthDate < EARLIEST_BIRTH_DATE) {
    details.birth_date = [{ ko: '올바른 생년월일이 아닙니다.', en: 'Enter a valid date of birth.' }];
  }
  if (address.country === 'KR' && !KOREAN_POSTAL_CODE.test(address.postal_code)) {
    details['address.postal_code'] = [
      { ko: '국내 우편번호는 숫자 다섯 자리입니다.', en: 'A Korean postal code has five digits.' },
    ];
  }
  return details;
}
