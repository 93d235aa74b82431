// @vitest-environment happy-dom
import { Form, useSubmit } from '@gli/ui/forms';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { platformFixture } from '../../../testing/platform-fixture.tsx';
import { WarningConsents } from '../quote/Warnings.tsx';
import { createQuote } from '../testing/quote.ts';
import { useConsentForm } from './use-consent-form.ts';

afterEach(cleanup);

const quote = createQuote({
  warnings: [
    { code: 'large_amount', title: 'Large amount', message: 'More than usual.' },
    { code: 'irreversible', title: 'One way', message: 'There is no way back.' },
  ],
});
type Shown = typeof quote;

function Consents({ shown, send }: { shown: Shown; send: () => void }) {
  const form = useConsentForm(shown);
  const { submit } = useSubmit(form, send);
  return (
    <Form form={form} onSubmit={submit}>
      <WarningConsents quote={shown} />
      <button type="submit">Confirm</button>
    </Form>
  );
}

async function openForm() {
  const { wrapper } = await platformFixture();
  const send = vi.fn();
  const { rerender } = render(<Consents shown={quote} send={send} />, { wrapper });
  const user = userEvent.setup();
  return {
    user,
    send,
    boxes: () => screen.getAllByRole<HTMLInputElement>('checkbox'),
    confirm: () => user.click(screen.getByRole('button', { name: 'Confirm' })),
    changeQuote: () => rerender(<Consents shown={{ ...quote, id: 'qte_other' }} send={send} />),
  };
}

test('requires consent to each warning', async () => {
  const { user, send, boxes, confirm } = await openForm();
  await confirm();
  await waitFor(() => expect(boxes()[0]?.getAttribute('aria-invalid')).toBe('true'));
  expect(send).not.toHaveBeenCalled();
  for (const box of boxes()) await user.click(box);
  await confirm();
  await waitFor(() => expect(send).toHaveBeenCalledOnce());
});

test('resets consents when the quote changes', async () => {
  const { user, send, boxes, confirm, changeQuote } = await openForm();
  for (const box of boxes()) await user.click(box);
  changeQuote();
  await waitFor(() => expect(boxes().map(({ checked }) => checked)).toEqual(boxes().map(() => false)));
  await confirm();
  await waitFor(() => expect(boxes()[0]?.getAttribute('aria-invalid')).toBe('true'));
  expect(send).not.toHaveBeenCalled();
});
