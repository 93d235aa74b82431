/** Longest campaign name of the contract, in characters. */
export const CAMPAIGN_MAX_CHARACTERS = 60;
/** Media of an invitation link. Spec §3 Referral */
export const invitationMedia = ['social', 'email', 'website', 'qr'] as const;
/** Bounds of a referral code, in characters; the contract's `ReferralCodeInput.code`. */
export const REFERRAL_CODE_CHARACTERS = { minimum: 4, maximum: 20 };

const codePattern = new RegExp(
  `^[A-Z0-9]{${REFERRAL_CODE_CHARACTERS.minimum},${REFERRAL_CODE_CHARACTERS.maximum}}$`,
);

/** Whether a text can be a referral code: capital letters and digits. */
export const isReferralCode = (text: string): boolean => codePattern.test(text);

/** The content of an invitation link: the code, and where it was shared. */
export type Invitation = {
  code: string;
  medium: (typeof invitationMedia)[number] | undefined;
  campaign: string | undefined;
};

/** The invitation of `/signup?ref=CODE&medium=…&campaign=…`; a code that cannot be one counts as none. */
export function invitationOf(search: string): Invitation | null {
  const given = new URLSearchParams(search);
  const code = given.get('ref')?.trim().toUpperCase() ?? '';
  if (!isReferralCode(code)) return null;
  const campaign = given.get('campaign') ?? '';
  return {
    code,
    medium: invitationMedia.find((medium) => medium === given.get('medium')),
    campaign: campaign !== '' && [...campaign].length <= CAMPAIGN_MAX_CHARACTERS ? campaign : undefined,
  };
}
