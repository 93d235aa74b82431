import type { BaseTranslation } from '../i18n-types';

/** Investing in an asset: panel, confirmation, success (spec §5 Token amount, §8). */
const invest = {
  heading: '투자하기',
  amount: '투자 금액',
  amountHint: '최소 {minimum:string}',
  balance: '사용 가능 잔액',
  held: '이 자산에 투자한 금액',
  projected: '예상 연 수익',
  toMinimum: '최소',
  toMaximum: '최대',
  submit: '투자 내용 확인',
  loginToInvest: '로그인하고 투자하기',
  confirmTitle: '투자 확인',
  confirmText: '아래 내용으로 {asset:string}에 투자합니다.',
  fee: '수수료',
  totalCost: '차감될 금액',
  balanceAfter: '투자 후 잔액',
  acceptRisk: '원금 손실 위험을 이해했으며, 투자 후에는 기간이 끝날 때까지 취소할 수 없음에 동의합니다.',
  acceptRiskNeeded: '위험 안내에 동의해 주세요.',
  confirm: '투자하기',
  successTitle: '투자가 완료되었습니다',
  successText: '{asset:string}에 {amount:string} 투자했습니다.',
  toPortfolio: '포트폴리오에서 보기',
  closedPending: '준비 중인 자산입니다. 모집이 시작되면 투자할 수 있습니다.',
  closedCompleted: '모집이 끝난 자산입니다.',
  closedPaused: '모집이 일시 중지된 자산입니다.',
  closedOther: '지금은 투자할 수 없는 자산입니다.',
  seeOthers: '다른 자산 보기',
  checking: '서버에서 확인하는 중',
} satisfies BaseTranslation;

export default invest;
