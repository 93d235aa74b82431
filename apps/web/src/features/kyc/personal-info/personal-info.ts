import { zKycPersonalInfoInput } from '@gli/sdk/schemas';
import { zOptionalText, zText, zTyped } from '@gli/ui/forms';
import { checkBirthDate, cleanLine, isValidPostalCode } from '@gli/validation';
import * as z from 'zod/mini';
import { getServerDay } from '@/data';
import { HOME_COUNTRY } from './country-codes.ts';

const { shape } = zKycPersonalInfoInput;
const address = shape.address.shape;

/** Form values of the first step. An empty string means no choice or answer. */
export const zPersonalInfoForm = z.object({
  legal_name: zText(shape.legal_name, z.overwrite(cleanLine)),
  english_name: zText(shape.english_name, z.overwrite(cleanLine)),
  birth_date: zText(
    shape.birth_date,
    z.refine((day) => checkBirthDate(day, getServerDay()) === null),
  ),
  nationality: zText(shape.nationality),
  address: z
    .object({
      country: zText(address.country),
      postal_code: zText(address.postal_code),
      city: zText(address.city),
      line1: zText(address.line1),
      line2: zOptionalText(address.line2),
    })
    .check(
      z.refine(({ country, postal_code }) => isValidPostalCode(country, postal_code), {
        path: ['postal_code'],
        when: () => true,
      }),
    ),
  occupation: zText(shape.occupation),
  source_of_funds: zText(shape.source_of_funds),
  politically_exposed: zTyped(shape.politically_exposed, (choice) =>
    choice === '' ? undefined : choice === 'yes',
  ),
});
export type PersonalInfoValues = z.input<typeof zPersonalInfoForm>;

/** Creates the initial form values, with name and birth date from the profile. */
export const emptyPersonalInfo = (known: { name: string; birthDate: string | null }): PersonalInfoValues => ({
  legal_name: known.name,
  english_name: '',
  birth_date: known.birthDate ?? '',
  nationality: HOME_COUNTRY,
  address: { country: HOME_COUNTRY, postal_code: '', city: '', line1: '', line2: '' },
  occupation: '',
  source_of_funds: '',
  politically_exposed: '',
});
