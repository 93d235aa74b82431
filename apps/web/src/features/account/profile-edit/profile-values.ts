import type { NotificationSettings, ProfileInput, User } from '@gli/sdk';

/** The longest introduction; the contract's limit of `ProfileInput.bio`. */
export const BIO_MAX_CHARACTERS = 300;

/** The form's values; empty texts stand for missing ones. */
export type ProfileValues = {
  name: string;
  phone: string;
  bio: string;
  birthDate: string;
  language: User['language'];
  acceptsMarketing: boolean;
  notifications: NotificationSettings;
};

export function profileValuesOf(member: User): ProfileValues {
  const { email, sms, push, investments, conversions, orders, referrals } = member.notifications;
  return {
    name: member.name,
    phone: member.phone ?? '',
    bio: member.bio ?? '',
    birthDate: member.birth_date ?? '',
    language: member.language,
    acceptsMarketing: member.consents.marketing_accepted,
    notifications: { email, sms, push, investments, conversions, orders, referrals },
  };
}

/** The request body. PUT clears what is left out, so it has every editable field (contract, `ProfileInput`). */
export function profileInputOf(values: ProfileValues): ProfileInput {
  return {
    name: values.name.trim(),
    phone: textOrNull(values.phone),
    bio: textOrNull(values.bio),
    birth_date: textOrNull(values.birthDate),
    language: values.language,
    marketing_accepted: values.acceptsMarketing,
    notifications: values.notifications,
  };
}

/** The form's field of each validation error, by the name in `details`. */
export const fieldOfDetail = {
  name: 'name',
  phone: 'phone',
  bio: 'bio',
  birth_date: 'birthDate',
  language: 'language',
  marketing_accepted: 'acceptsMarketing',
} as const satisfies Readonly<Record<string, keyof ProfileValues>>;

const textOrNull = (text: string): string | null => text.trim() || null;
