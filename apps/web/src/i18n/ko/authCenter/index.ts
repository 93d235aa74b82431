import type { BaseTranslation } from '../../i18n-types';

/** Authentication center (spec §1, §6 Member grades, §7 KYC). */
const authCenter = {
  lead: '본인 인증 현황과 회원 등급을 확인하세요.',
  kyc: '본인 인증',
  progress: '인증 진행률',
  stepState: {
    locked: '이전 단계 필요',
    open: '진행 가능',
    pending: '심사 중',
    approved: '완료',
    rejected: '반려',
    other: '알 수 없음',
  },
  grades: '회원 등급',
  minimumBalance: '최소 보유량',
  minimumStaked: '최소 스테이킹',
  noStaking: '필요 없음',
  benefits: '혜택',
} satisfies BaseTranslation;

export default authCenter;
