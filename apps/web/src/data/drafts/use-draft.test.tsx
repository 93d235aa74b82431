// @vitest-environment happy-dom

import { GliUnauthorizedError } from '@gli/sdk';
import { Form, FormField, useZodForm, zText } from '@gli/ui/forms';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { memoryStorage, platformFixture } from '../../testing/platform-fixture.tsx';

afterEach(cleanup);

const zTestForm = z.object({ city: zText(z.string()) });

function TestForm() {
  const form = useZodForm(zTestForm, { defaultValues: { city: '' } });
  return (
    <Form form={form} onSubmit={() => undefined} draft="test">
      <FormField name="city" label="City" />
    </Form>
  );
}

async function openForm(tab = memoryStorage()) {
  const local = memoryStorage();
  const { wrapper, platform } = await platformFixture({ perTab: () => tab, local });
  const { unmount } = render(<TestForm />, { wrapper });
  const endSession = () => {
    local.removeItem('auth-token');
    platform.session.endIfUnauthorized(
      new GliUnauthorizedError(401, { error: '', message: '', code: 'x', details: {} }, null, null),
    );
  };
  return { user: userEvent.setup(), tab, endSession, unmount };
}

test('restores typed text after a reload', async () => {
  const before = await openForm();
  await before.user.type(screen.getByLabelText('City'), 'Jeju');
  const stored = memoryStorage({ drafts: before.tab.getItem('drafts') ?? '' });
  cleanup();
  await openForm(stored);
  expect(screen.getByLabelText('City')).toHaveProperty('value', 'Jeju');
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
