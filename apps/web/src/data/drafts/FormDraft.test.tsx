// @vitest-environment happy-dom

import { GliUnauthorizedError } from '@gli/sdk';
import { zReferralManualRewardInput } from '@gli/sdk/schemas';
import { NativeSelect } from '@gli/ui';
import { Form, FormCheckbox, FormField, useZodForm, zCheckbox, zText } from '@gli/ui/forms';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { memoryStorage, platformFixture } from '../../testing/platform-fixture.tsx';

afterEach(cleanup);

const { amount, reason } = zReferralManualRewardInput.shape;
const zTestForm = z.object({
  reason: zText(reason),
  address: z.object({ city: zText(amount) }),
  kind: z.enum(['one', 'other']),
  accepted: zCheckbox(z.literal(true)),
});
const empty = { reason: 'known', address: { city: '' }, kind: 'one', accepted: false } as const;

type TestOptions = Parameters<typeof useZodForm<z.input<typeof zTestForm>, z.output<typeof zTestForm>>>[1];

function TestForm({ options }: { options: TestOptions }) {
  const form = useZodForm(zTestForm, options);
  return (
    <Form form={form} onSubmit={() => undefined} draft="test">
      <FormField name="reason" label="Reason" />
      <FormField name="address.city" label="City" />
      <FormField name="kind" label="Kind">
        <NativeSelect
          options={[
            { value: 'one', label: 'One' },
            { value: 'other', label: 'Other' },
          ]}
        />
      </FormField>
      <FormCheckbox name="accepted" label="Accept" />
    </Form>
  );
}

async function openForm(tab = memoryStorage(), options: TestOptions = { defaultValues: empty }) {
  const local = memoryStorage();
  const { wrapper, platform } = await platformFixture({ perTab: () => tab, local });
  const { unmount } = render(<TestForm options={options} />, { wrapper });
  const values = () => ({
    reason: screen.getByLabelText<HTMLInputElement>('Reason').value,
    city: screen.getByLabelText<HTMLInputElement>('City').value,
    kind: screen.getByLabelText<HTMLSelectElement>('Kind').value,
    isAccepted: screen.getByLabelText<HTMLInputElement>('Accept').checked,
  });
  const endSession = () => {
    local.removeItem('auth-token');
    platform.session.endIfUnauthorized(
      new GliUnauthorizedError(401, { error: '', message: '', code: 'x', details: {} }, null, null),
    );
  };
  return { user: userEvent.setup(), tab, endSession, unmount, values };
}

/** Returns the storage of a tab after a reload. */
const reload = (tab: ReturnType<typeof memoryStorage>) =>
  memoryStorage({ drafts: tab.getItem('drafts') ?? '' });

test('restores typed text but no consents after a reload', async () => {
  const before = await openForm();
  await before.user.type(screen.getByLabelText('City'), 'Jeju');
  await before.user.selectOptions(screen.getByLabelText('Kind'), 'other');
  await before.user.click(screen.getByLabelText('Accept'));
  const tab = reload(before.tab);
  cleanup();
  expect((await openForm(tab)).values()).toEqual({
    reason: 'known',
    city: 'Jeju',
    kind: 'other',
    isAccepted: false,
  });
});

test('restores the text of a form without default values', async () => {
  const before = await openForm(memoryStorage(), {});
  await before.user.type(screen.getByLabelText('City'), 'Jeju');
  const tab = reload(before.tab);
  cleanup();
  expect((await openForm(tab, {})).values()).toMatchObject({ city: 'Jeju', kind: 'one' });
});

test('restores edits of loaded values, and takes newer values of the other fields', async () => {
  const resetOptions = { keepDirtyValues: true };
  const values = { ...empty, address: { city: 'Busan' } };
  const before = await openForm(memoryStorage(), { values, resetOptions });
  await before.user.type(screen.getByLabelText('City'), ' and Jeju');
  const tab = reload(before.tab);
  cleanup();
  const newer = { ...values, reason: 'newer' };
  expect((await openForm(tab, { values: newer, resetOptions })).values()).toMatchObject({
    reason: 'newer',
    city: 'Busan and Jeju',
  });
});

test('discards the draft when the text is deleted or the member leaves the page', async () => {
  const { user, tab, unmount } = await openForm();
  await user.type(screen.getByLabelText('City'), 'J');
  await user.clear(screen.getByLabelText('City'));
  expect(tab.getItem('drafts')).toBeNull();
  await user.type(screen.getByLabelText('City'), 'J');
  expect(tab.getItem('drafts')).toContain('J');
  unmount();
  expect(tab.getItem('drafts')).toBeNull();
});

test('keeps the draft when the session ends', async () => {
  const { user, tab, endSession, unmount } = await openForm();
  await user.type(screen.getByLabelText('City'), 'Jeju');
  await act(async () => endSession());
  unmount();
  expect(tab.getItem('drafts')).toContain('Jeju');
});

test('ignores stored text that is not a draft', async () => {
  for (const stored of ['7', '{', '{"city":7}', '{"unknown":"x"}']) {
    const drafts = JSON.stringify({ owner: null, texts: { test: stored } });
    expect((await openForm(memoryStorage({ drafts }))).values().reason).toBe('known');
    cleanup();
  }
});
