import type { BaseTranslation } from '../i18n-types';

/** Names of the contract's enum values (spec §3, §9). */
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
    apy_high: '수익률 높은 순',
    apy_low: '수익률 낮은 순',
    minimum_low: '최소 투자금 낮은 순',
    minimum_high: '최소 투자금 높은 순',
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
  payoutSchedule: { monthly: '매월', quarterly: '매분기', other: '기타' },
  documentKind: {
    prospectus: '투자설명서',
    appraisal: '감정평가서',
    registry: '등기사항증명서',
    insurance: '보험증권',
    other: '문서',
  },
  orderStatus: {
    pending_payment: '결제 대기',
    paid: '결제 완료',
    preparing: '준비 중',
    completed: '이용 완료',
    cancelled: '취소됨',
    refunded: '환불됨',
    other: '알 수 없음',
  },
  expectedYearly: '예상 연 {percent:string}',
  pricePer: {
    night: '1박 {price:string}부터',
    item: '{price:string}',
    person: '1인 {price:string}',
    other: '{price:string}',
  },
  roomType: { standard: '스탠다드', deluxe: '디럭스', suite: '스위트', villa: '빌라', other: '기타 객실' },
  transactionType: {
    deposit: '입금',
    withdrawal: '출금',
    conversion: '전환',
    purchase: '구매',
    other: '기타',
  },
  transactionStatus: { completed: '완료', pending: '처리 중', failed: '실패', other: '알 수 없음' },
} satisfies BaseTranslation;

export default terms;
