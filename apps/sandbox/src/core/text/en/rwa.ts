import type { RiskLevel, RwaDocumentKind, Token } from '@gli/sdk';
import { formatTokenAmount, TOKEN_AMOUNT_MAX } from '@gli/validation';
import { englishDay, englishTime } from '../dates.ts';

const risks: Readonly<Record<RiskLevel, string>> = {
  low: 'Low',
  medium: 'Medium',
  high: 'High',
  very_high: 'Very high',
};

const documents: Readonly<Record<RwaDocumentKind, string>> = {
  prospectus: 'prospectus',
  appraisal: 'appraisal report',
  registry: 'land registry extract',
  insurance: 'property insurance certificate',
};

type Amount = { readonly amount: string; readonly token: Token };
type Balance = { readonly available: string; readonly needed: string; readonly token: Token };

const format = ({ amount, token }: Amount): string => formatTokenAmount(amount, 'en', { token });

/** Strings for assets and investments. */
export const rwa = {
  risks,
  document: (asset: string, kind: RwaDocumentKind) => `${asset}: ${documents[kind]}`,
  pictures: {
    view: (asset: string) => `The surroundings of ${asset}`,
    interior: (asset: string) => `Inside ${asset}`,
    plan: (asset: string) => `Site plan of ${asset}`,
  },
  fundingOver: 'The funding period is over.',
  fundedOn: (day: string) => `The target was reached on ${englishDay(day)}.`,
  opensAt: (day: string, time: Date) =>
    `Funding opens on ${englishDay(day)} at ${englishTime(time)}. The prospectus is available.`,
  investment: (asset: string) => `Investment in ${asset}`,
  release: (asset: string) => `${asset}: released at maturity`,
  amountTooLarge: 'This amount is too large.',
  otherToken: (token: Token) => `This asset accepts investments in ${token} only.`,

  checks: {
    zero: 'Enter an amount above 0.',
    maximum: `You can invest at most ${formatTokenAmount(TOKEN_AMOUNT_MAX, 'en')} at a time.`,
    notOpen: (reason: string | undefined) =>
      ['This asset is not open for investment.', reason].filter(Boolean).join(' '),
    suspended: 'Your wallet is suspended.',
    minimum: (least: Amount) => `The minimum investment is ${format(least)}.`,
    minimumAdvice: (least: Amount) => `Invest at least ${format(least)}.`,
    fundingCap: (left: Amount) => `You can invest at most ${format(left)}.`,
    memberLimit: (left: Amount) =>
      `You can invest ${format(left)} more before you reach your limit for this asset.`,
    missing: (missing: Amount) => `You are ${format(missing)} short.`,
    balance: ({ available, needed, token }: Balance) =>
      `You have ${format({ amount: available, token })}, but this investment needs ${format({ amount: needed, token })}.`,
  },
};
