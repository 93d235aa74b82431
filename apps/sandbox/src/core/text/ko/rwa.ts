import type { RwaDocumentKind, Token } from '@gli/sdk';
import { formatTokenAmount, TOKEN_AMOUNT_MAX } from '@gli/validation';
import { koreanDay, koreanTimeText } from '../dates.ts';
import type { Dictionary } from '../en/index.ts';
import { asObject, asSubject } from '../particles.ts';

const documents: Readonly<Record<RwaDocumentKind, string>> = {
  prospectus: '투자설명서',
  appraisal: '감정평가서',
  registry: '등기사항증명서',
  insurance: '재산종합보험 증권',
};

const format = ({ amount, token }: { amount: string; token?: Token }): string =>
  formatTokenAmount(amount, 'ko', { token });

export const rwa: Dictionary['rwa'] = {
  risks: { low: '낮음', medium: '보통', high: '높음', very_high: '매우 높음' },
  document: (asset, kind) => `${asset} ${documents[kind]}`,
  pictures: {
    view: (asset) => `${asset} 주변 풍경`,
    interior: (asset) => `${asset} 내부`,
    plan: (asset) => `${asset} 배치도`,
  },
  fundingOver: '모집 기간이 끝났습니다.',
  fundedOn: (day) => `${koreanDay(day)}에 모집이 완료되었습니다.`,
  opensAt: (day, time) =>
    `${koreanDay(day)} ${koreanTimeText(time)}에 모집을 시작합니다. 투자설명서를 확인할 수 있습니다.`,
  investment: (asset) => `${asset} 투자`,
  release: (asset) => `${asset} 만기 지급`,
  amountTooLarge: '수량이 너무 많습니다.',
  otherToken: (token) => `이 자산에는 ${token}로만 투자할 수 있습니다.`,
  checks: {
    zero: '0보다 큰 수량을 입력해 주세요.',
    maximum: `한 번에 ${format({ amount: TOKEN_AMOUNT_MAX })}까지 투자할 수 있습니다.`,
    notOpen: (reason) => ['지금은 이 자산에 투자할 수 없습니다.', reason].filter(Boolean).join(' '),
    suspended: '지갑 사용이 정지되어 투자할 수 없습니다.',
    minimum: (least) => `최소 투자 수량은 ${format(least)}입니다.`,
    minimumAdvice: (least) => `${format(least)} 이상 투자해 주세요.`,
    fundingCap: (left) => `남은 모집 수량은 ${format(left)}입니다.`,
    memberLimit: ({ amount, token }) =>
      `회원별 한도까지 ${asObject(format({ amount }), token)} 더 투자할 수 있습니다.`,
    missing: (missing) => `${missing.token} 잔액이 ${format(missing)} 부족합니다.`,
    balance: ({ available, needed, token }) =>
      `보유 잔액은 ${format({ amount: available, token })}이고, 이 투자에는 ${asSubject(format({ amount: needed }), token)} 필요합니다.`,
  },
};
