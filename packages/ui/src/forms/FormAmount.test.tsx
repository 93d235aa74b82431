// @vitest-environment happy-dom

import { checkTokenAmount } from '@gli/validation';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useMemo } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { createUiFixture } from '../testing/ui-fixture.tsx';
import { Form } from './Form.tsx';
import { FormAmount } from './FormAmount.tsx';
import { zAmount } from './form-schema.ts';
import { useSubmit } from './use-submit.ts';
import { useZodForm } from './use-zod-form.ts';

afterEach(cleanup);

const zContractAmount = z.string().check(z.regex(/^\d+(\.\d{1,8})?$/));

function AmountForm({ balance, send }: { balance: string; send: (input: object) => void }) {
  const schema = useMemo(
    () =>
      z.object({
        amount: zAmount(zContractAmount, (typed) => checkTokenAmount(typed, { balance })),
      }),
    [balance],
  );
  const form = useZodForm(schema, {
    mode: 'onTouched',
    defaultValues: { amount: '' },
    formatAmount: (amount) => `${amount} GLIB`,
  });
  const { submit } = useSubmit(form, send);
  return (
    <Form form={form} onSubmit={submit}>
      <FormAmount name="amount" label="Amount" token="GLIB" />
    </Form>
  );
}

async function openForm(balance: string) {
  const { wrapper } = createUiFixture();
  const send = vi.fn();
  const { rerender } = render(<AmountForm balance={balance} send={send} />, { wrapper });
  const user = userEvent.setup();
  return {
    user,
    send,
    control: screen.getByLabelText<HTMLInputElement>('Amount'),
    changeBalance: (changed: string) => rerender(<AmountForm balance={changed} send={send} />),
  };
}

const insufficient = (balance: string) => `Insufficient balance. Available: ${balance} GLIB`;

test('shows an error on blur', async () => {
  const { user, control } = await openForm('100');
  await user.type(control, '1000');
  expect(screen.queryByText(insufficient('100'))).toBeNull();
  await user.tab();
  expect(await screen.findByText(insufficient('100'))).toBeTruthy();
  expect(control.value).toBe('1,000');
});

test('shows no error on blur if the field is empty', async () => {
  const { user, control } = await openForm('100');
  await user.click(control);
  await user.tab();
  expect(control.hasAttribute('aria-invalid')).toBe(false);
});

test('applies a changed limit', async () => {
  const { user, control, changeBalance } = await openForm('100');
  await user.type(control, '1000');
  await user.tab();
  await screen.findByText(insufficient('100'));
  changeBalance('200');
  expect(await screen.findByText(insufficient('200'))).toBeTruthy();
});

test('sends the amount as a plain decimal', async () => {
  const { user, control, send } = await openForm('9000');
  await user.type(control, '1234.50{Enter}');
  await vi.waitFor(() => expect(send).toHaveBeenCalledWith({ amount: '1234.5' }));
});

test('requires an amount and focuses the field', async () => {
  const { user, control, send } = await openForm('100');
  await user.type(control, '{Enter}');
  expect(await screen.findByText('Amount is a required field.')).toBeTruthy();
  expect(document.activeElement).toBe(control);
  expect(send).not.toHaveBeenCalled();
});
