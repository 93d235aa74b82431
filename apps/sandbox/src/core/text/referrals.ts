import type { ReferralRewardEvent, Token } from '@gli/sdk';
import json from '../../../texts/referrals.json' with { type: 'json' };
import { asSubject } from './particles.ts';
import type { Text, TitledText } from './text.ts';

const reasons: Readonly<Record<Exclude<ReferralRewardEvent, 'manual'>, (name: string) => Text>> = {
  sign_up: (name) => ({
    ko: `${name}님이 추천 코드로 가입했습니다.`,
    en: `${name} signed up with your referral code.`,
  }),
  first_investment: (name) => ({
    ko: `${name}님이 첫 투자를 했습니다.`,
    en: `${name} made their first investment.`,
  }),
  kyc_completed: (name) => ({
    ko: `${name}님이 본인 인증을 마쳤습니다.`,
    en: `${name} completed identity verification.`,
  }),
};

export const referrals = {
  ...json,
  reasons,
  limitBelowUses: (uses: number): Text => ({
    ko: `${uses} 이상이어야 합니다. 이미 ${uses}회 사용된 코드입니다.`,
    en: `Must be at least ${uses}. The code has been used ${uses === 1 ? 'once' : `${uses} times`}.`,
  }),
  milestone: (friends: number): Text => ({
    ko: `친구 ${friends}명 초대`,
    en: friends === 1 ? 'Invite a friend' : `Invite ${friends} friends`,
  }),
  joined: (name: string): TitledText => ({
    title: { ko: '초대한 회원이 가입했습니다', en: 'Someone accepted your invitation' },
    text: { ko: `${name}님이 회원님의 추천 코드를 사용했습니다.`, en: `${name} used your referral code.` },
  }),
  paid: (amount: string, token: Token): TitledText => ({
    title: { ko: '추천 보상이 지급되었습니다', en: 'A referral reward was paid' },
    text: {
      ko: `추천 보상 ${asSubject(amount, token)} 잔액에 더해졌습니다.`,
      en: `${amount} ${token} was added to your balance.`,
    },
  }),
};
