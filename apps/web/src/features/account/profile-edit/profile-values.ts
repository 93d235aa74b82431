import type { NotificationSettings, ProfileInput, User } from '@gli/sdk';

/** Longest introduction, in characters; the bound of the contract's `ProfileInput.bio`. */
export const BIO_MAX_CHARACTERS = 300;

/** What the form holds. Empty texts stand for what is not there. */
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

/**
 * What is sent for a filled-in form: PUT empties what is left out, so every editable field is there (contract,
 * `ProfileInput`).
 */
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

/** The form's field that a complaint of the server belongs to, by the name in `details`. */
export const fieldOfDetail = {
  name: 'name',
  phone: 'phone',
  bio: 'bio',
  birth_date: 'birthDate',
  language: 'language',
  marketing_accepted: 'acceptsMarketing',
} as const satisfies Readonly<Record<string, keyof ProfileValues>>;

function textOrNull(text: string): string | null {
  const trimmed = text.trim();
  return trimmed === '' ? null : trimmed;
}
