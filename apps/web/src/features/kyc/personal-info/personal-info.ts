import type { KycGender, KycOccupation, KycPersonalInfoInput, KycSourceOfFunds } from '@gli/sdk';
import { MEMBER_MIN_AGE_YEARS } from '@gli/validation';
import { HOME_COUNTRY } from './country-codes.ts';

/** The form's values, named as in the contract; an empty string is a choice that is not made yet. */
export type PersonalInfoValues = {
  legal_name: string;
  english_name: string;
  birth_date: string;
  nationality: string;
  gender: KycGender | '';
  address: {
    country: string;
    postal_code: string;
    region: string;
    city: string;
    line1: string;
    line2: string;
  };
  occupation: KycOccupation | '';
  source_of_funds: KycSourceOfFunds | '';
  politically_exposed: 'yes' | 'no' | '';
};

/** The fields in the order of the form, named as in the server's validation errors. */
export const personalInfoFields = [
  'legal_name',
  'english_name',
  'birth_date',
  'nationality',
  'gender',
  'address.country',
  'address.postal_code',
  'address.region',
  'address.city',
  'address.line1',
  'address.line2',
  'occupation',
  'source_of_funds',
  'politically_exposed',
] as const;

export type PersonalInfoField = (typeof personalInfoFields)[number];

export const genders = ['female', 'male', 'other'] as const satisfies readonly KycGender[];
export const occupations = [
  'employee',
  'self_employed',
  'professional',
  'public_servant',
  'student',
  'homemaker',
  'retired',
  'unemployed',
  'other',
] as const satisfies readonly KycOccupation[];
export const sourcesOfFunds = [
  'salary',
  'business_income',
  'investment_income',
  'property_sale',
  'inheritance_or_gift',
  'pension',
  'savings',
  'other',
] as const satisfies readonly KycSourceOfFunds[];

/** The form before anything was sent; name and birth date come from the profile. */
export function emptyPersonalInfo(known: { name: string; birthDate: string | null }): PersonalInfoValues {
  return {
    legal_name: known.name,
    english_name: '',
    birth_date: known.birthDate ?? '',
    nationality: HOME_COUNTRY,
    gender: '',
    address: { country: HOME_COUNTRY, postal_code: '', region: '', city: '', line1: '', line2: '' },
    occupation: '',
    source_of_funds: '',
    politically_exposed: '',
  };
}

/** The request body: trimmed, without empty fields; null while a choice is missing. */
export function personalInfoOf(values: PersonalInfoValues): KycPersonalInfoInput | null {
  const { gender, occupation, source_of_funds, politically_exposed, address } = values;
  if (occupation === '' || source_of_funds === '' || politically_exposed === '') return null;
  const region = address.region.trim();
  const line2 = address.line2.trim();
  return {
    legal_name: values.legal_name.trim(),
    english_name: values.english_name.trim(),
    birth_date: values.birth_date,
    nationality: values.nationality,
    ...(gender !== '' && { gender }),
    address: {
      country: address.country,
      postal_code: address.postal_code.trim(),
      ...(region !== '' && { region }),
      city: address.city.trim(),
      line1: address.line1.trim(),
      ...(line2 !== '' && { line2 }),
    },
    occupation,
    source_of_funds,
    politically_exposed: politically_exposed === 'yes',
  };
}

const LATIN_NAME = /^[A-Za-z][A-Za-z .'-]+$/;
const KOREAN_POSTAL_CODE = /^\d{5}$/;
const POSTAL_CODE = /^[A-Za-z0-9][A-Za-z0-9 -]{2,11}$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;
export const EARLIEST_BIRTH_DATE = '1900-01-01';

/** Whether a name is as in a passport: Latin letters, spaces, full stops, apostrophes and hyphens. */
export const isLatinName = (name: string): boolean => LATIN_NAME.test(name.trim());

/** What is wrong with a birth date on `today`, both as `2026-11-21`. */
export function birthDateProblem(birthDate: string, today: string): 'invalid' | 'too_young' | null {
  if (!DAY.test(birthDate) || birthDate < EARLIEST_BIRTH_DATE || birthDate > today) return 'invalid';
  return birthDate > latestBirthDate(today) ? 'too_young' : null;
}

/** The latest birth date of members who are old enough on `today`. */
export function latestBirthDate(today: string): string {
  const year = String(Number(today.slice(0, 4)) - MEMBER_MIN_AGE_YEARS).padStart(4, '0');
  return year + today.slice(4);
}

/** What is wrong with a postal code: Korean ones have five digits, of others only the shape is checked. */
export function postalCodeProblem(code: string, country: string): 'korean' | 'invalid' | null {
  const trimmed = code.trim();
  if (country === HOME_COUNTRY) return KOREAN_POSTAL_CODE.test(trimmed) ? null : 'korean';
  return POSTAL_CODE.test(trimmed) ? null : 'invalid';
}
