import type { KycGender, KycOccupation, KycPersonalInfoInput, KycSourceOfFunds } from '@gli/sdk';
import { HOME_COUNTRY } from './country-codes.ts';

/** What the form holds, named as the contract names it; an empty string is a choice that is not made yet. */
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

/** The form's fields by the names that the server complains under, in the order of the form. */
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

/** The form of a member who has sent nothing; name and birth date begin as the profile has them. */
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

/** What is sent: trimmed, without what was left empty. Null while a choice is missing. */
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
