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
      title: '모집이 완료되었습니다',
      text: `투자하신 ${name}의 목표 금액을 모두 모집했습니다.`,
    }),
    payout: ({ name, amount, token }) => ({
      title: '투자 수익이 들어왔습니다',
      text: `${name} 투자에 ${asSubject(amount, token)} 더해졌습니다.`,
    }),
    matured: ({ name, amount, token }) => ({
      title: '투자가 만기되었습니다',
      text: `${name} 투자의 원금과 수익 ${asSubject(amount, token)} 잔액으로 돌아왔습니다.`,
    }),
    unpaidOrder: ({ bought, payBy }) => ({
      title: '결제를 기다리는 주문이 있습니다',
      text: `${bought} 주문의 결제가 아직 확인되지 않았습니다. ${koreanTimeText(payBy)}까지 결제해 주세요.`,
    }),
  },
  tasks: {
    connectWallet: {
      title: '지갑을 연결해 주세요',
      text: '지갑을 연결하면 잔액을 보고 지갑 인증 회원이 될 수 있습니다.',
    },
    firstConversion: {
      title: '토큰을 전환해 보세요',
      text: 'GLIB를 GLIL로 바꾸면 리조트와 쇼핑몰에서 쓸 수 있습니다.',
    },
    firstInvestment: (lowest) => ({
      title: '첫 투자를 시작해 보세요',
      text: `${lowest} GLIB부터 투자할 수 있는 자산이 있습니다.`,
    }),
    payOrder: ({ bought, amount, token }) => ({
      title: '결제를 마쳐 주세요',
      text: `${bought}, ${asSubject(amount, token)} 결제를 기다리고 있습니다.`,
    }),
    startKyc: {
      title: '본인 인증을 시작해 주세요',
      text: '개인 정보, 서류, 이메일, 휴대전화, 얼굴의 다섯 단계입니다.',
    },
    finishKyc: (steps) => ({
      title: '본인 인증을 마쳐 주세요',
      text: steps.length === 1 ? `${steps.join()}만 남았습니다.` : `남은 단계: ${steps.join(', ')}.`,
    }),
  },
};
