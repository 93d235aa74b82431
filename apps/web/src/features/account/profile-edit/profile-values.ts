import type { ProfileInput, User } from '@gli/sdk';

/** The longest introduction; the contract's limit of `ProfileInput.bio`. */
export const BIO_MAX_CHARACTERS = 300;

/** The form's values; empty texts stand for missing ones. */
export type ProfileValues = {
  name: string;
  phone: string;
  bio: string;
  birthDate: string;
};

export function profileValuesOf(member: User): ProfileValues {
  return {
    name: member.name,
    phone: member.phone ?? '',
    bio: member.bio ?? '',
    birthDate: member.birth_date ?? '',
  };
}

/** The request body. PUT clears what is left out, so it has every editable field (contract, `ProfileInput`). */
export function profileInputOf(
  values: ProfileValues,
  { language, consents, notifications }: User,
): ProfileInput {
  const { email, sms, push, investments, conversions, orders, referrals } = notifications;
  return {
    name: values.name.trim(),
    phone: textOrNull(values.phone),
    bio: textOrNull(values.bio),
    birth_date: textOrNull(values.birthDate),
    language,
    marketing_accepted: consents.marketing_accepted,
    notifications: { email, sms, push, investments, conversions, orders, referrals },
  };
}

/** The form's field of each validation error, by the name in `details`. */
export const fieldOfDetail = {
  name: 'name',
  phone: 'phone',
  bio: 'bio',
  birth_date: 'birthDate',
} as const satisfies Readonly<Record<string, keyof ProfileValues>>;

const textOrNull = (text: string): string | null => text.trim() || null;
