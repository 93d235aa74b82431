import type { ReferralMedium } from '@gli/sdk';

/** The marks that a custom link carries. Spec §3 Referral Custom link */
export type LinkMarks = { campaign: string; medium: ReferralMedium | '' };

/**
 * The whole address of an invitation: the code's own path, marked with where it will stand; sign-up reads the marks.
 * @param path `share_url` of the code
 * @param origin of this app
 */
export function shareLink(path: string, { campaign, medium }: LinkMarks, origin: string): string {
  const link = new URL(path, origin);
  if (medium !== '') link.searchParams.set('medium', medium);
  const name = campaign.trim();
  if (name !== '') link.searchParams.set('campaign', name);
  return link.href;
}
