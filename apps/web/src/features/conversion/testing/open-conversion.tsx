import type { ConversionInput } from '@gli/sdk';
import { exampleOf } from '@gli/sdk/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import type { Call } from '../../../testing/platform-fixture.tsx';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { createQuote } from './quote.ts';

type Options = NonNullable<Parameters<typeof renderScreen>[1]>;

/** Creates a wallet's response with these available amounts. */
export function walletWith(available: Readonly<Record<string, string>>) {
  const wallet = exampleOf('getWalletInfo', 200);
  const balances = wallet.balances.map((one) => ({
    ...one,
    available: available[one.token] ?? one.available,
  }));
  return { status: 200, body: { ...wallet, balances } };
}

/** Replies with a quote of the requested amount. */
const replyWithQuote = ({ body }: Call) => {
  const { amount, from_token, to_token } = body as ConversionInput;
  return { status: 200, body: createQuote({ amount, from_token, to_token }) };
};

/** Opens the conversion screen of a member with 10,000 GLIB and 1,000 GLID. */
export async function openConversion(search = '?from=GLIB&to=GLID', options: Options = {}) {
  const page = await renderScreen(`/conversion${search}`, {
    ...options,
    handlers: {
      getConversionInfo: { status: 200, body: exampleOf('getConversionInfo', 200, 'rulesEnglish') },
      getWalletInfo: walletWith({ GLIB: '10000', GLID: '1000' }),
      validateConversion: replyWithQuote,
      ...options.handlers,
    },
  });
  const form = within(screen.getByRole('region', { name: 'Convert' }));
  const getAmount = () => form.getByLabelText<HTMLInputElement>('Amount');
  const enter = (value: string) => fireEvent.change(getAmount(), { target: { value } });
  const press = async (name: string | RegExp) => fireEvent.click(await form.findByRole('button', { name }));
  return {
    ...page,
    form,
    getAmount,
    enter,
    press,
    /** Enters an amount, waits for its quote and opens the confirmation. */
    review: async (amount: string) => {
      await form.findByLabelText('Amount');
      enter(amount);
      await press('Review conversion');
      const dialog = within(await screen.findByRole('dialog', { name: 'Confirm conversion' }));
      const pressInDialog = async (name: string) =>
        fireEvent.click(await dialog.findByRole('button', { name }));
      return { dialog, pressInDialog, confirm: () => pressInDialog('Convert') };
    },
  };
}
