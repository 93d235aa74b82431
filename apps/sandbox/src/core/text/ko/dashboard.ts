import { koreanTimeText } from '../dates.ts';
import type { Dictionary } from '../en/index.ts';
import { asObject, asSubject } from '../particles.ts';

export const dashboard: Dictionary['dashboard'] = {
  notices: {
    welcome: {
      title: 'GLI 플랫폼에 오신 것을 환영합니다',
      text: '자산을 둘러보고 첫 투자를 시작해 보세요. 5분이면 됩니다.',
    },
    invested: ({ name, amount, token }) => ({
      title: '투자가 완료되었습니다',
      text: `${name}에 ${asObject(amount, token)} 투자했습니다.`,
    }),
    funded: ({ name }) => ({
      title: '자산 모집이 완료되었습니다',
      text: `투자하신 ${name}의 모집이 완료되었습니다.`,
    }),
    payout: ({ name, amount, token }) => ({
      title: '투자 수익이 지급되었습니다',
      text: `${name} 투자에 ${asSubject(amount, token)} 더해졌습니다.`,
    }),
    matured: ({ name, amount, token }) => ({
      title: '투자가 만기되었습니다',
      text: `${name} 투자의 원금과 수익 ${asSubject(amount, token)} 잔액에 입금되었습니다.`,
    }),
    unpaidOrder: ({ bought, payBy }) => ({
      title: '결제 대기 중인 주문이 있습니다',
      text: `${bought} 주문의 결제가 아직 확인되지 않았습니다. ${koreanTimeText(payBy)}까지 결제해 주세요.`,
    }),
  },
  tasks: {
    connectWallet: {
      title: '지갑을 연결해 주세요',
      text: '지갑을 연결하면 잔액을 확인하고 인증 회원이 될 수 있습니다.',
    },
    firstConversion: {
      title: '토큰을 전환해 보세요',
      text: 'GLIB를 GLIL로 전환하면 리조트와 쇼핑몰에서 사용할 수 있습니다.',
    },
    firstInvestment: (lowest) => ({
      title: '첫 투자를 시작해 보세요',
      text: `${lowest} GLIB부터 투자할 수 있는 자산이 있습니다.`,
    }),
    payOrder: ({ bought, amount, token }) => ({
      title: '결제를 마쳐 주세요',
      text: `${bought} 주문이 결제 대기 중입니다. 결제 금액: ${amount} ${token}`,
    }),
    startKyc: {
      title: '본인 인증을 시작해 주세요',
      text: '개인정보, 신분증, 이메일, 휴대전화, 얼굴 인증의 다섯 단계로 진행됩니다.',
    },
    finishKyc: (steps) => ({
      title: '본인 인증을 마쳐 주세요',
      text: steps.length === 1 ? `${steps.join()}만 남았습니다.` : `남은 단계: ${steps.join(', ')}.`,
    }),
  },
};
