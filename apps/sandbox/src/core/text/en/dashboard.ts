import type { Token } from '@gli/sdk';
import { englishTime } from '../dates.ts';

type Amount = { readonly amount: string; readonly token: Token };
type Named<Values = unknown> = { readonly name: string } & Values;

/** Strings for the dashboard's notifications and tasks. */
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
      title: 'Earnings credited',
      text: `${amount} ${token} was added to your investment in ${name}.`,
    }),
    matured: ({ name, amount, token }: Named<Amount>) => ({
      title: 'An investment has matured',
      text: `Your investment in ${name} has ended. ${amount} ${token} in principal and earnings was credited to your balance.`,
    }),
    unpaidOrder: ({ bought, payBy }: { bought: string; payBy: Date }) => ({
      title: 'An order is awaiting payment',
      text: `Your payment for ${bought} is not confirmed yet. Pay by ${englishTime(payBy)}.`,
    }),
  },
  tasks: {
    connectWallet: {
      title: 'Connect your wallet',
      text: 'Connect a wallet to see its balance and become an authenticated member.',
    },
    firstConversion: {
      title: 'Convert tokens',
      text: 'Convert GLIB to GLIL to spend at resorts and in the shop.',
    },
    firstInvestment: (lowest: string) => ({
      title: 'Make your first investment',
      text: `You can invest in some assets from ${lowest} GLIB.`,
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
