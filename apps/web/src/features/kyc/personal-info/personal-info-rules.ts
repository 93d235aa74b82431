import { MEMBER_MIN_AGE_YEARS } from '@gli/validation';
import { HOME_COUNTRY } from './country-codes.ts';

const LATIN_NAME = /^[A-Za-z][A-Za-z .'-]+$/;
const KOREAN_POSTAL_CODE = /^\d{5}$/;
const POSTAL_CODE = /^[A-Za-z0-9][A-Za-z0-9 -]{2,11}$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;
/** Nobody alive was born before. */
export const EARLIEST_BIRTH_DATE = '1900-01-01';

/** Whether a name is written as in a passport: Latin letters, spaces, full stops, apostrophes and hyphens. */
export const isLatinName = (name: string): boolean => LATIN_NAME.test(name.trim());

/**
 * What is wrong with a day of birth: it is no day, or the member is too young on `today`.
 * @param birthDate and `today` as `2026-11-21`
 */
export function birthDateProblem(birthDate: string, today: string): 'invalid' | 'too_young' | null {
  if (!DAY.test(birthDate) || birthDate < EARLIEST_BIRTH_DATE || birthDate > today) return 'invalid';
  return birthDate > latestBirthDate(today) ? 'too_young' : null;
}

/** The last day of birth with which one is old enough on `today`. */
export function latestBirthDate(today: string): string {
  const year = String(Number(today.slice(0, 4)) - MEMBER_MIN_AGE_YEARS).padStart(4, '0');
  return year + today.slice(4);
}

/** What is wrong with a postal code: Korean ones have five digits, of others only the shape is known. */
export function postalCodeProblem(code: string, country: string): 'korean' | 'invalid' | null {
  const written = code.trim();
  if (country === HOME_COUNTRY) return KOREAN_POSTAL_CODE.test(written) ? null : 'korean';
  return POSTAL_CODE.test(written) ? null : 'invalid';
}
