import { type ReferralMedium, referralMediumValues } from '@gli/sdk';
import { zReferralUseInput } from '@gli/sdk/schemas';
import { parseEnum } from '@gli/ui';
import { getLength } from '@gli/ui/forms';
import { isReferralCode, normalizeReferralCode } from '@gli/validation';

/** Length limits of a campaign's name. */
export const CAMPAIGN_CHARACTERS = getLength(zReferralUseInput.shape.campaign);

/** Content of an invitation link: the code and where it was shared. */
export type Invitation = {
  code: string;
  /** Channel in which the link was shared. Spec §3 Referral */
  medium: ReferralMedium | undefined;
  campaign: string | undefined;
};

/** Parses the invitation in `/signup?ref=CODE&medium=…&campaign=…`. Returns null for an invalid code. */
export function parseInvitation(search: string): Invitation | null {
  const given = new URLSearchParams(search);
  const code = normalizeReferralCode(given.get('ref') ?? '');
  if (!isReferralCode(code)) return null;
  const campaign = given.get('campaign') ?? '';
  return {
    code,
    medium: parseEnum(referralMediumValues, given.get('medium')),
    campaign: campaign !== '' && [...campaign].length <= CAMPAIGN_CHARACTERS.maximum ? campaign : undefined,
  };
}
