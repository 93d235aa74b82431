// @vitest-environment happy-dom

import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { NativeSelect } from '../controls/NativeSelect.tsx';
import { createUiFixture } from '../testing/ui-fixture.tsx';
import { Form } from './Form.tsx';
import { FormCheckbox, FormField } from './FormField.tsx';
import { zCheckbox, zText } from './form-schema.ts';
import { useZodForm } from './use-zod-form.ts';

afterEach(cleanup);

const zTestForm = z.object({
  reason: zText(z.string()),
  address: z.object({ city: zText(z.string()) }),
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

/** Shows the form after a reload that kept `stored`. */
function openForm(stored = '', options: TestOptions = { defaultValues: empty }) {
  let draft = stored;
  const keep = (text: string) => {
    draft = text;
  };
  const { wrapper } = createUiFixture({ useDraft: () => [draft, keep] });
  render(<TestForm options={options} />, { wrapper });
  return {
    user: userEvent.setup(),
    draft: () => draft,
    values: () => ({
      reason: screen.getByLabelText<HTMLInputElement>('Reason').value,
      city: screen.getByLabelText<HTMLInputElement>('City').value,
      kind: screen.getByLabelText<HTMLSelectElement>('Kind').value,
      isAccepted: screen.getByLabelText<HTMLInputElement>('Accept').checked,
    }),
  };
}

test('restores typed text but no consents after a reload', async () => {
  const { user, draft } = openForm();
  await user.type(screen.getByLabelText('City'), 'Jeju');
  await user.selectOptions(screen.getByLabelText('Kind'), 'other');
  await user.click(screen.getByLabelText('Accept'));
  cleanup();
  const restored = { reason: 'known', city: 'Jeju', kind: 'other', isAccepted: false };
  expect(openForm(draft()).values()).toEqual(restored);
});

test('restores the text of a form without default values', async () => {
  const { user, draft } = openForm('', {});
  await user.type(screen.getByLabelText('City'), 'Jeju');
  cleanup();
  expect(openForm(draft(), {}).values()).toMatchObject({ city: 'Jeju', kind: 'one' });
});

test('restores edits of loaded values, and takes newer values of the other fields', async () => {
  const resetOptions = { keepDirtyValues: true };
  const values = { ...empty, address: { city: 'Busan' } };
  const { user, draft } = openForm('', { values, resetOptions });
  await user.type(screen.getByLabelText('City'), ' and Jeju');
  cleanup();
  const newer = { ...values, reason: 'newer' };
  expect(openForm(draft(), { values: newer, resetOptions }).values()).toMatchObject({
    reason: 'newer',
    city: 'Busan and Jeju',
  });
});

test('empties the draft when the text is deleted', async () => {
  const { user, draft } = openForm();
  await user.type(screen.getByLabelText('City'), 'J');
  expect(draft()).toContain('J');
  await user.clear(screen.getByLabelText('City'));
  expect(draft()).toBe('');
});

test('ignores stored text that is not a draft', () => {
  for (const stored of ['7', '{', '{"city":7}', '{"unknown":"x"}']) {
    expect(openForm(stored).values().reason).toBe('known');
    cleanup();
  }
});
