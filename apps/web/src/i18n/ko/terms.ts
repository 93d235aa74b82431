import type { BaseTranslation } from '../i18n-types';

/** The field's terms: names of the contract's enum values (spec §3, §9). */
const terms = {
  risk: { low: '낮음', medium: '보통', high: '높음', very_high: '매우 높음', other: '알 수 없음' },
  status: {
    active: '투자 가능',
    pending: '준비 중',
    completed: '모집 완료',
    paused: '일시 중지',
    other: '알 수 없음',
  },
  ordering: {
    recommended: '추천순',
    apy_high: '수익률 높은순',
    apy_low: '수익률 낮은순',
    minimum_low: '최소 투자금 낮은순',
    minimum_high: '최소 투자금 높은순',
  },
  contractKind: { sale: '매매', rental: '임대', other: '기타' },
  contractType: {
    general: '일반',
    land: '토지',
    commercial: '상업용',
    apartment: '아파트',
    house: '주택',
    villa: '빌라',
    studio: '원룸',
    others: '기타',
    other: '기타',
  },
  payoutSchedule: { monthly: '매월', quarterly: '분기마다', other: '기타' },
  documentKind: {
    prospectus: '투자설명서',
    appraisal: '감정평가서',
    registry: '등기사항증명서',
    insurance: '보험증권',
    other: '문서',
  },
} satisfies BaseTranslation;

export default terms;
