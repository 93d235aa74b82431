import type { Dictionary } from '../en/index.ts';
import { asSubject } from '../particles.ts';

export const referrals: Dictionary['referrals'] = {
  codeTaken: '이미 사용 중인 코드입니다. 다른 코드를 선택해 주세요.',
  codeUnknown: '존재하지 않거나 더 이상 사용할 수 없는 추천 코드입니다.',
  codeNotActive: '사용할 수 없는 추천 코드입니다.',
  ownCode: '본인의 추천 코드는 사용할 수 없습니다.',
  circle: '내가 초대한 회원의 추천 코드는 사용할 수 없습니다.',
  limitBelowUses: (uses) => `${uses} 이상이어야 합니다. 이미 ${uses}회 사용된 코드입니다.`,
  milestone: (friends) => `친구 ${friends}명 초대`,
  rewarded: '이미 보상이 등록된 추천 활동입니다.',
  manualAmount: '0보다 커야 합니다.',
  cancelReason: '취소 사유를 입력해 주세요.',
  accountClosed: '탈퇴한 회원이어서 지급할 수 없습니다.',
  reasons: {
    sign_up: (name) => `${name}님이 추천 코드로 가입했습니다.`,
    first_investment: (name) => `${name}님이 첫 투자를 했습니다.`,
    kyc_completed: (name) => `${name}님이 본인 인증을 마쳤습니다.`,
  },
  manualReward: '플랫폼 보상',
  reward: '추천 보상',
  joined: (name) => ({
    title: '초대한 회원이 가입했습니다',
    text: `${name}님이 회원님의 추천 코드를 사용했습니다.`,
  }),
  paid: ({ amount, token }) => ({
    title: '추천 보상이 지급되었습니다',
    text: `추천 보상 ${asSubject(amount, token)} 잔액에 더해졌습니다.`,
  }),
};
