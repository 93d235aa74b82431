import { decimal } from '@gli/validation';
import { maskName } from '../../core/members/mask-name.ts';
import { asSubject } from '../../core/text/particles.ts';
import type { NoticeContent } from '../notices/index.ts';
import type { RewardRow } from './rewards/grant-reward.ts';

export function inviteeJoinedNotice(inviteeName: string): NoticeContent {
  const name = maskName(inviteeName);
  return {
    kind: 'referral',
    title: { ko: '초대한 회원이 함께하게 되었습니다', en: 'Someone accepted your invitation' },
    text: {
      ko: `${name} 님이 회원님의 추천 코드를 사용했습니다.`,
      en: `${name} used your referral code.`,
    },
  };
}

export function rewardPaidNotice({ amount, token }: Pick<RewardRow, 'amount' | 'token'>): NoticeContent {
  const paid = decimal.normalize(amount);
  return {
    kind: 'referral',
    title: { ko: '추천 보상이 지급되었습니다', en: 'A referral reward was paid' },
    text: {
      ko: `추천 보상 ${asSubject(paid, token)} 잔액에 더해졌습니다.`,
      en: `${paid} ${token} were added to your balance.`,
    },
  };
}
