import type { Token } from '@gli/sdk';
import { englishTime } from '../dates.ts';

type Amount = { readonly amount: string; readonly token: Token };
type Named<Values = unknown> = { readonly name: string } & Values;

/** Notifications and tasks of the dashboard. */
export const dashboard = {
  notices: {
    welcome: {
      title: 'Welcome to the GLI platform',
      text: 'Explore assets and make your first investment in about five minutes.',
    },
    invested: ({ name, amount, token }: Named<Amount>) => ({
      title: 'Investment complete',
      text: `You invested ${amount} ${token} in ${name}.`,
    }),
    funded: ({ name }: Named) => ({
      title: 'An asset is fully funded',
      text: `${name}, which you invested in, has reached its target.`,
    }),
    payout: ({ name, amount, token }: Named<Amount>) => ({
      title: 'Earnings were credited',
      text: `${amount} ${token} were added to your investment in ${name}.`,
    }),
    matured: ({ name, amount, token }: Named<Amount>) => ({
      title: 'An investment has matured',
      text: `Principal and earnings of your investment in ${name}, ${amount} ${token}, are back in your balance.`,
    }),
    unpaidOrder: ({ bought, payBy }: { bought: string; payBy: Date }) => ({
      title: 'An order is awaiting payment',
      text: `The payment of your ${bought} is not confirmed yet. Pay by ${englishTime(payBy)}.`,
    }),
  },
  tasks: {
    connectWallet: {
      title: 'Connect your wallet',
      text: 'Connect a wallet to see its balance and become a verified wallet member.',
    },
    firstConversion: {
      title: 'Convert a token',
      text: 'Convert GLIB to GLIL to spend it at resorts and in the shop.',
    },
    firstInvestment: (lowest: string) => ({
      title: 'Make your first investment',
      text: `Some assets are open from ${lowest} GLIB.`,
    }),
    payOrder: ({ bought, amount, token }: { bought: string } & Amount) => ({
      title: 'Finish your payment',
      text: `${bought}, ${amount} ${token}, is awaiting payment.`,
    }),
    startKyc: {
      title: 'Start your identity verification',
      text: 'It has five steps: personal information, documents, email, phone and face.',
    },
    finishKyc: (steps: readonly string[]) => ({
      title: 'Finish your identity verification',
      text:
        steps.length === 1
          ? `Only one step is left: ${steps.join().toLowerCase()}.`
          : `Steps left: ${steps.join(', ').toLowerCase()}.`,
    }),
  },
};
