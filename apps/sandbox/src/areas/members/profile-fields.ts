import type { NotificationSettings, ProfileInput } from '@gli/sdk';
import { cleanLine } from '@gli/validation';
import { type EditableFields, readFields } from '../../core/fields/editable-fields.ts';
import { internationalPhone } from '../../core/members/phone.ts';
import type { MemberRow } from '../../core/members/schema.ts';

/** The editable profile, including all settings. */
export type ProfileValues = Required<Omit<ProfileInput, 'notifications'>> & {
  readonly notifications: NotificationSettings;
};

/** Defaults of the fields that a PUT omits. */
export const PROFILE_DEFAULTS: Omit<ProfileValues, 'name'> = {
  phone: null,
  bio: null,
  birth_date: null,
  language: 'ko',
  marketing_accepted: false,
  notifications: {
    email: true,
    sms: false,
    push: false,
    investments: true,
    conversions: true,
    orders: true,
    referrals: true,
  },
};

/** A new phone number must be verified again. Changing a consent also stores the time of the change. */
export const PROFILE_FIELDS: EditableFields<MemberRow, ProfileInput, ProfileValues> = {
  name: { read: ({ name }) => name, change: (name) => ({ name: cleanLine(name) }) },
  phone: {
    read: ({ phone }) => phone,
    change(input, member) {
      const phone = input === null ? null : internationalPhone(input);
      return phone === member.phone ? {} : { phone, phoneVerifiedAt: null };
    },
  },
  bio: { read: ({ bio }) => bio, change: (bio) => ({ bio }) },
  birth_date: { read: ({ birthDate }) => birthDate, change: (birthDate) => ({ birthDate }) },
  language: { read: ({ language }) => language, change: (language) => ({ language }) },
  marketing_accepted: {
    read: ({ marketingAccepted }) => marketingAccepted,
    change: (marketingAccepted, member, now) =>
      marketingAccepted === member.marketingAccepted ? {} : { marketingAccepted, marketingChangedAt: now },
  },
  notifications: {
    read: ({ notifications }) => notifications,
    change: (changes, { notifications }) => ({ notifications: { ...notifications, ...changes } }),
  },
};

export const readProfile = (member: MemberRow): ProfileValues => readFields(PROFILE_FIELDS, member);
