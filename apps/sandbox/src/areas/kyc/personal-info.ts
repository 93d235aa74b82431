import type { KycPersonalInfoInput } from '@gli/sdk';
import { checkBirthDate, isBlank, isValidPostalCode, MEMBER_MIN_AGE_YEARS } from '@gli/validation';
import { requiredField } from '../../core/contract/validation-errors.ts';
import type { Text } from '../../core/text/text.ts';
import { texts } from '../../core/text/texts.ts';
import { toKoreanDate } from '../../core/time/time.ts';

/** Returns errors that the schema cannot detect, by field. */
export function validatePersonalInfo(info: KycPersonalInfoInput, now: Date): Record<string, Text[]> {
  const { address, birth_date: birthDate } = info;
  const details: Record<string, Text[]> = {};
  const names = { legal_name: info.legal_name, 'address.city': address.city, 'address.line1': address.line1 };
  for (const [field, value] of Object.entries(names)) {
    if (isBlank(value)) details[field] = [requiredField(field)];
  }
  const birthDateIssue = checkBirthDate(birthDate, toKoreanDate(now));
  if (birthDateIssue === 'too_young') {
    details.birth_date = [texts.validation.minimumAge(MEMBER_MIN_AGE_YEARS)];
  } else if (birthDateIssue === 'invalid') {
    details.birth_date = [texts.validation.birthDate];
  }
  if (!isValidPostalCode(address.country, address.postal_code)) {
    details['address.postal_code'] = [texts.kyc.postalCode];
  }
  return details;
}
