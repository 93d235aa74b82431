import type { NotificationSettings, ProfileInput, User } from '@gli/sdk';
import { zProfileInput } from '@gli/sdk/schemas';
import { zName, zNullablePhone, zNullableText } from '@gli/ui/forms';
import * as z from 'zod/mini';

const { name, phone, bio, birth_date } = zProfileInput.shape;

/** Schema of the profile form. Empty text counts as a missing value. Spec §5 Profile edit */
export const zProfileForm = z.object({
  name: zName(name),
  phone: zNullablePhone(phone),
  birth_date: zNullableText(birth_date),
  bio: zNullableText(bio),
});

export type ProfileValues = z.input<typeof zProfileForm>;

/** The whole editable profile. A field of the contract that is missing does not compile. */
type WholeProfileInput = Required<ProfileInput> & { readonly notifications: NotificationSettings };

export const toProfileValues = (member: User): ProfileValues => ({
  name: member.name,
  phone: member.phone ?? '',
  bio: member.bio ?? '',
  birth_date: member.birth_date ?? '',
});

/** Creates the PUT body with every editable field, because the server clears omitted fields. */
export function toProfileInput(
  { name, phone = null, bio = null, birth_date = null }: z.output<typeof zProfileForm>,
  { language, consents, notifications }: User,
): WholeProfileInput {
  const { email, sms, push, investments, conversions, orders, referrals } = notifications;
  return {
    ...{ name, phone, bio, birth_date, language },
    marketing_accepted: consents.marketing_accepted,
    notifications: { email, sms, push, investments, conversions, orders, referrals },
  };
}
