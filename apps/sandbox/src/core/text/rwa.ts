import type { RwaDocumentKind, Token } from '@gli/sdk';
import { formatTokenAmount, TOKEN_AMOUNT_MAX } from '@gli/validation';
import json from '../../../texts/rwa.json' with { type: 'json' };
import { englishDay, englishMonths, englishTime, koreanDay, koreanMonths, koreanTimeText } from './dates.ts';
import { asObject, asSubject } from './particles.ts';
import { joinTexts, type Text } from './text.ts';

type Amount = { readonly amount: string; readonly token?: Token };
type AmountOfToken = Required<Amount>;
type Balance = { readonly available: string; readonly needed: string; readonly token: Token };

/** Formats an amount, which looks the same in both languages. */
const format = ({ amount, token }: Amount): string => formatTokenAmount(amount, 'en', { token });

/** Texts about assets and investments. */
export const rwa = {
  ...json,
  document: (asset: Text, kind: RwaDocumentKind): Text => ({
    ko: `${asset.ko} ${json.documents[kind].ko}`,
    en: `${asset.en}: ${json.documents[kind].en}`,
  }),
  pictures: {
    view: (asset: Text): Text => ({ ko: `${asset.ko} 주변 풍경`, en: `The surroundings of ${asset.en}` }),
    interior: (asset: Text): Text => ({ ko: `${asset.ko} 내부`, en: `Inside ${asset.en}` }),
    plan: (asset: Text): Text => ({ ko: `${asset.ko} 배치도`, en: `Site plan of ${asset.en}` }),
  },
  fundedOn: (day: string): Text => ({
    ko: `${koreanDay(day)}에 모집이 완료되었습니다.`,
    en: `The target was reached on ${englishDay(day)}.`,
  }),
  opensAt: (day: string, time: Date): Text => ({
    ko: `${koreanDay(day)} ${koreanTimeText(time)}에 모집을 시작합니다. 투자설명서를 확인할 수 있습니다.`,
    en: `Funding opens on ${englishDay(day)} at ${englishTime(time)}. The prospectus is available.`,
  }),
  investment: (asset: Text): Text => ({ ko: `${asset.ko} 투자`, en: `Investment in ${asset.en}` }),
  /** Names the period by its months: `October 2026`, or `July–September 2026` for a quarter. */
  payout: (asset: Text, { fromDate, toDate }: { fromDate: string; toDate: string }): Text => ({
    ko: `수익 지급 · ${asset.ko} · ${koreanMonths(fromDate, toDate)}`,
    en: `Payout · ${asset.en} · ${englishMonths(fromDate, toDate)}`,
  }),
  release: (asset: Text): Text => ({
    ko: `투자 원금 반환 · ${asset.ko}`,
    en: `Principal returned · ${asset.en}`,
  }),
  otherToken: (token: Token): Text => ({
    ko: `이 자산에는 ${token}로만 투자할 수 있습니다.`,
    en: `This asset accepts investments in ${token} only.`,
  }),
  checks: {
    ...json.checks,
    maximum: {
      ko: `한 번에 ${format({ amount: TOKEN_AMOUNT_MAX })}까지 투자할 수 있습니다.`,
      en: `You can invest at most ${format({ amount: TOKEN_AMOUNT_MAX })} at a time.`,
    },
    notOpen: (reason: Text | null): Text =>
      joinTexts([json.checks.notOpen, ...(reason === null ? [] : [reason])], ' '),
    minimum: (minAmount: AmountOfToken): Text => ({
      ko: `최소 투자금은 ${format(minAmount)}입니다.`,
      en: `The minimum investment is ${format(minAmount)}.`,
    }),
    minimumAdvice: (minAmount: AmountOfToken): Text => ({
      ko: `${format(minAmount)} 이상 투자해 주세요.`,
      en: `Invest at least ${format(minAmount)}.`,
    }),
    fundingCap: (left: AmountOfToken): Text => ({
      ko: `남은 모집 금액은 ${format(left)}입니다.`,
      en: `You can invest at most ${format(left)}.`,
    }),
    memberLimit: ({ amount, token }: AmountOfToken): Text => ({
      ko: `회원별 한도까지 ${asObject(format({ amount }), token)} 더 투자할 수 있습니다.`,
      en: `You can invest ${format({ amount, token })} more before you reach your limit for this asset.`,
    }),
    missing: (missing: AmountOfToken): Text => ({
      ko: `${missing.token} 잔액이 ${format(missing)} 부족합니다.`,
      en: `You are ${format(missing)} short.`,
    }),
    balance: ({ available, needed, token }: Balance): Text => ({
      ko: `보유 잔액은 ${format({ amount: available, token })}이고, 이 투자에는 ${asSubject(format({ amount: needed }), token)} 필요합니다. 토큰을 전환하거나 투자금을 줄여 주세요.`,
      en: `You have ${format({ amount: available, token })}, but this investment needs ${format({ amount: needed, token })}. Convert tokens, or choose a lower amount.`,
    }),
  },
};
