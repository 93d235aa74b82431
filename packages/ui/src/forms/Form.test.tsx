// @vitest-environment happy-dom

import { checkTokenAmount } from '@gli/validation';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { Button } from '../controls/Button.tsx';
import { englishTexts } from '../testing/english-texts.ts';
import { createUiFixture } from '../testing/ui-fixture.tsx';
import { Form } from './Form.tsx';
import { FormCheckbox, FormField } from './FormField.tsx';
import { checkRule, zCheckbox, zOptionalText, zText } from './form-schema.ts';
import { useSubmit } from './use-submit.ts';
import { useZodForm } from './use-zod-form.ts';

afterEach(cleanup);

const reason = z.string().check(z.minLength(2), z.maxLength(200));
const amount = z.string().check(z.regex(/^\d+(\.\d{1,8})?$/));
const member_id = z.string().check(z.regex(/^usr_\w+$/));
const zTestForm = z.object({
  reason: zText(reason),
  amount: zText(amount, checkRule(checkTokenAmount)),
  member_id: zOptionalText(z.optional(member_id)),
  accepted: zCheckbox(z.literal(true)),
});
type Send = (input: z.output<typeof zTestForm>) => unknown;

function TestForm({ send }: { send: Send }) {
  const form = useZodForm(zTestForm, {
    defaultValues: { reason: '', amount: '', member_id: '', accepted: false },
  });
  const { submit, failure } = useSubmit(form, send);
  return (
    <Form form={form} onSubmit={submit}>
      <FormField name="reason" label="Reason" hint="Members read it" invalid="2 to 200" />
      <FormField name="amount" label="Amount" />
      <FormField name="member_id" label="Member" invalid="No member ID" />
      <FormCheckbox name="accepted" label="Accept" invalid="Needed" />
      <output>{failure instanceof Error ? failure.message : ''}</output>
      <Button type="submit">Send</Button>
      <Button onClick={() => void form.handleSubmit(send)()}>Copy</Button>
    </Form>
  );
}

/** Texts of another language. */
const validation = {
  ...englishTexts.validation,
  required: ({ field }: { field: string }) => `${field} 항목은 필수입니다.`,
  amount_not_positive: () => '수량은 0보다 커야 합니다.',
};

class Rejection extends Error {
  details: Record<string, string[]>;

  constructor(details: Record<string, string[]>) {
    super('No');
    this.details = details;
  }
}

async function openForm(send: Send = () => undefined) {
  const { wrapper, setTexts } = createUiFixture({
    getFieldErrors: (error) => (error instanceof Rejection ? error.details : undefined),
  });
  render(<TestForm send={send} />, { wrapper });
  const user = userEvent.setup();
  return {
    user,
    changeLanguage: () => act(async () => setTexts({ validation })),
    submit: () => user.click(screen.getByRole('button', { name: 'Send' })),
  };
}

async function fillIn(user: ReturnType<typeof userEvent.setup>) {
  await user.type(screen.getByLabelText('Reason'), '  a good reason ');
  await user.type(screen.getByLabelText('Amount'), '12.5');
  await user.click(screen.getByLabelText('Accept'));
}

test('names every empty field by its label and focuses the first one', async () => {
  const send = vi.fn();
  const { submit } = await openForm(send);
  await submit();
  expect(await screen.findByText('Reason is a required field.')).toBeTruthy();
  expect(screen.getByText('Amount is a required field.')).toBeTruthy();
  expect(screen.getByText('Needed')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('Reason'));
  expect(send).not.toHaveBeenCalled();
});

test('associates the label, hint, error and required state with the control', async () => {
  const { submit } = await openForm();
  await submit();
  await screen.findByText('Reason is a required field.');
  const control = screen.getByLabelText('Reason');
  const texts = control
    .getAttribute('aria-describedby')
    ?.split(' ')
    .map((id) => document.getElementById(id)?.textContent);
  expect(texts).toEqual(['Reason is a required field.', 'Members read it']);
  expect(control.getAttribute('aria-invalid')).toBe('true');
  expect(control.getAttribute('aria-required')).toBe('true');
  expect(screen.getByLabelText('Member').hasAttribute('aria-required')).toBe(false);
});

test('shows the message of a rule in §5, or the field’s own message if no rule applies', async () => {
  const { user, submit } = await openForm();
  await user.type(screen.getByLabelText('Reason'), 'x');
  await user.type(screen.getByLabelText('Amount'), '0');
  await submit();
  expect(await screen.findByText('Amount must be greater than 0.')).toBeTruthy();
  expect(screen.getByText('2 to 200')).toBeTruthy();
});

test('translates the message of a required field when the language changes', async () => {
  const { changeLanguage, submit } = await openForm();
  await submit();
  await screen.findByText('Reason is a required field.');
  await changeLanguage();
  expect(await screen.findByText('Reason 항목은 필수입니다.')).toBeTruthy();
});

test('translates the message of a rule when the language changes', async () => {
  const { user, changeLanguage, submit } = await openForm();
  await user.type(screen.getByLabelText('Amount'), '0');
  await submit();
  await screen.findByText('Amount must be greater than 0.');
  await changeLanguage();
  expect(await screen.findByText('수량은 0보다 커야 합니다.')).toBeTruthy();
});

test('sends values in the contract’s input type', async () => {
  const send = vi.fn();
  const { user, submit } = await openForm(send);
  await fillIn(user);
  await submit();
  await waitFor(() => expect(send).toHaveBeenCalledOnce());
  expect(send).toHaveBeenCalledWith({
    reason: 'a good reason',
    amount: '12.5',
    member_id: undefined,
    accepted: true,
  });
});

test.each(['Send', 'Copy'])('%s reads what a script has filled in without an event', async (name) => {
  const send = vi.fn();
  const { user } = await openForm(send);
  screen.getByLabelText<HTMLInputElement>('Reason').value = 'a good reason';
  screen.getByLabelText<HTMLInputElement>('Amount').value = '12.5';
  screen.getByLabelText<HTMLInputElement>('Accept').checked = true;
  await user.click(screen.getByRole('button', { name }));
  await waitFor(() => expect(send).toHaveBeenCalledOnce());
  expect(send.mock.calls[0]?.[0]).toMatchObject({ reason: 'a good reason', amount: '12.5', accepted: true });
});

test('shows the limit of a text that is too long, instead of cutting it', async () => {
  const { user, submit } = await openForm();
  await user.click(screen.getByLabelText('Reason'));
  await user.paste('x'.repeat(201));
  await submit();
  expect(await screen.findByText('At most 200 characters.')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Reason').value).toHaveLength(201);
});

test.each(['\u200b', '\u202e \u3164', '\u2800'])('considers a field with %j empty', async (typed) => {
  const { user, submit } = await openForm();
  await user.click(screen.getByLabelText('Reason'));
  await user.paste(typed);
  await submit();
  expect(await screen.findByText('Reason is a required field.')).toBeTruthy();
});

test('sends only one request at a time', async () => {
  let finish = () => {};
  const send = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)));
  const { user, submit } = await openForm(send);
  await fillIn(user);
  await submit();
  await waitFor(() => expect(send).toHaveBeenCalledOnce());
  await submit();
  await act(async () => finish());
  expect(send).toHaveBeenCalledOnce();
});

test('shows server validation errors at their fields and focuses the first one', async () => {
  const { user, submit } = await openForm(() => {
    throw new Rejection({ member_id: ['Unknown member.'], amount: ['Too much.'], other: ['Lost.'] });
  });
  await fillIn(user);
  await submit();
  expect(await screen.findByText('Too much.')).toBeTruthy();
  expect(screen.getByText('Unknown member.')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('Amount'));
  expect(screen.getByRole('status').textContent).toBe('');
});

test('keeps a server message when the language changes', async () => {
  const { user, changeLanguage, submit } = await openForm(() => {
    throw new Rejection({ amount: ['Too much.'] });
  });
  await fillIn(user);
  await submit();
  await screen.findByText('Too much.');
  await changeLanguage();
  expect(screen.getByText('Too much.')).toBeTruthy();
});

test.each([
  ['a lost response', new TypeError('fetch failed')],
  ['an error that belongs to no field', new Rejection({ other: ['Lost.'] })],
])('shows %s as a form-level error and keeps the input', async (_, error) => {
  const { user, submit } = await openForm(() => {
    throw error;
  });
  await fillIn(user);
  await submit();
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe(error.message));
  expect(screen.getByLabelText<HTMLInputElement>('Amount').value).toBe('12.5');
});

test('rejects a field that is not in the schema', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { wrapper } = createUiFixture();
  const Wrong = () => (
    <Form form={useZodForm(zTestForm)} onSubmit={() => undefined}>
      <FormField name="reasn" label="Reason" />
    </Form>
  );
  expect(() => render(<Wrong />, { wrapper })).toThrow('no field named reasn');
  vi.restoreAllMocks();
});
