import type { Token } from '@gli/sdk';
import json from '../../../texts/dashboard.json' with { type: 'json' };
import { englishTime, koreanTimeText } from './dates.ts';
import { asObject, asSubject } from './particles.ts';
import { joinTexts, type Text, type TitledText } from './text.ts';

type Payment = { readonly name: Text; readonly amount: string; readonly token: Token };

/** Texts of the dashboard's notifications and tasks. */
export const dashboard = {
  notices: {
    ...json.notices,
    invested: ({ name, amount, token }: Payment): TitledText => ({
      title: { ko: '투자가 완료되었습니다', en: 'Investment complete' },
      text: {
        ko: `${name.ko}에 ${asObject(amount, token)} 투자했습니다.`,
        en: `You invested ${amount} ${token} in ${name.en}.`,
      },
    }),
    funded: (name: Text): TitledText => ({
      title: { ko: '자산 모집이 완료되었습니다', en: 'An asset is fully funded' },
      text: {
        ko: `투자하신 ${name.ko}의 모집이 완료되었습니다.`,
        en: `${name.en}, which you invested in, has reached its target.`,
      },
    }),
    /** Names one asset and the number of the others that paid on the same day. */
    payout: ({ name, amount, token }: Payment, otherCount: number): TitledText => ({
      title: { ko: '투자 수익이 지급되었습니다', en: 'Payout received' },
      text: {
        ko: `${name.ko}${otherCount === 0 ? '' : ` 외 ${otherCount}건`}의 수익 ${asSubject(amount, token)} 잔액에 입금되었습니다.`,
        en: `${amount} ${token} from ${name.en}${otherCount === 0 ? '' : ` and ${otherCount} more`} was added to your balance.`,
      },
    }),
    matured: ({ name, amount, token }: Payment): TitledText => ({
      title: { ko: '투자가 만기되었습니다', en: 'An investment has matured' },
      text: {
        ko: `${name.ko} 투자의 원금 ${asSubject(amount, token)} 잔액으로 돌아왔습니다.`,
        en: `Your investment in ${name.en} has ended. Your ${amount} ${token} is back in your balance.`,
      },
    }),
    unpaidOrder: (bought: Text, payBy: Date): TitledText => ({
      title: { ko: '결제 대기 중인 주문이 있습니다', en: 'An order is awaiting payment' },
      text: {
        ko: `${bought.ko} 주문의 결제가 아직 확인되지 않았습니다. ${koreanTimeText(payBy)}까지 결제해 주세요.`,
        en: `Your payment for ${bought.en} is not confirmed yet. Pay by ${englishTime(payBy)}.`,
      },
    }),
  },
  tasks: {
    ...json.tasks,
    firstInvestment: (lowest: string): TitledText => ({
      title: { ko: '첫 투자를 시작해 보세요', en: 'Make your first investment' },
      text: {
        ko: `${lowest} GLIB부터 투자할 수 있는 자산이 있습니다.`,
        en: `You can invest in some assets from ${lowest} GLIB.`,
      },
    }),
    payOrder: ({ name, amount, token }: Payment): TitledText => ({
      title: { ko: '결제를 마쳐 주세요', en: 'Finish your payment' },
      text: {
        ko: `${name.ko} 주문이 결제 대기 중입니다. 결제 금액: ${amount} ${token}`,
        en: `${name.en}, ${amount} ${token}, is awaiting payment.`,
      },
    }),
    finishKyc(steps: readonly Text[]): TitledText {
      const names = joinTexts(steps, ', ');
      const en = names.en.toLowerCase();
      return {
        title: { ko: '본인 인증을 마쳐 주세요', en: 'Finish your identity verification' },
        text:
          steps.length === 1
            ? { ko: `${names.ko}만 남았습니다.`, en: `Only one step is left: ${en}.` }
            : { ko: `남은 단계: ${names.ko}.`, en: `Steps left: ${en}.` },
      };
    },
  },
};
