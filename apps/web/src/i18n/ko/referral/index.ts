import type { BaseTranslation } from '../../i18n-types';

/** Referral program (spec §3 Referral). */
const referral = {
  lead: '친구를 초대하고 보상을 받으세요.',
  totalInvited: '초대한 친구',
  active: '활동 중인 추천',
  totalRewards: '누적 보상',
  monthlyRewards: '이번 달 보상',
  myCode: '내 추천 코드',
  code: '추천 코드',
  link: '초대 링크',
  used: '사용 횟수',
  usedOf: '{used:string} / {most:string}',
  validUntil: '유효 기간',
  noEnd: '기한 없음',
  noCode: '아직 추천 코드가 없습니다',
} satisfies BaseTranslation;

export default referral;
