// @vitest-environment happy-dom
import type { ProfileChangeInput, ProfileInput, User } from '@gli/sdk';
import { exampleOf } from '@gli/sdk/testing';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { fill } from '../../../testing/fill.ts';
import { memoryStorage } from '../../../testing/platform-fixture.tsx';
import { renderScreen } from '../../../testing/render-screen.tsx';

afterEach(cleanup);

/** Opens the page with a server that keeps the profile and its version. */
async function openProfile() {
  let profile = exampleOf('getProfile', 200);
  let version = 1;
  /** Saves a change, by default one from another device. */
  const save = ({ marketing_accepted: accepted, notifications, ...fields }: ProfileChangeInput) => {
    profile = {
      ...profile,
      ...(fields as Partial<User>),
      consents: { ...profile.consents, ...(accepted !== undefined && { marketing_accepted: accepted }) },
      notifications: { ...profile.notifications, ...notifications },
    };
    version += 1;
  };
  const respond = () => ({ status: 200, body: profile, headers: { ETag: `"${version}"` } });
  const local = memoryStorage();
  const page = await renderScreen('/profile-edit', {
    local,
    handlers: {
      getProfile: respond,
      replaceProfile: ({ headers, body }) => {
        if (headers.get('If-Match') !== `"${version}"`) return 412;
        save(body as ProfileInput);
        return respond();
      },
      updateProfile: ({ body }) => {
        save(body as ProfileChangeInput);
        return respond();
      },
    },
  });
  const name = await screen.findByLabelText<HTMLInputElement>('Name');
  return {
    ...page,
    local,
    save,
    name,
    getField: (label: string) => screen.getByLabelText<HTMLInputElement>(label),
    fill: (field: HTMLElement, text: string) => fill(page.user, field, text),
    submit: () => page.user.click(screen.getByRole('button', { name: 'Save' })),
    getProfile: () => profile,
  };
}

test('saves the name and phone number only once they are valid', async () => {
  const { user, name, getField, submit, local, getCalls, ...page } = await openProfile();
  const phone = getField('Phone');
  expect(phone.placeholder).toBe('000-0000-0000');
  await page.fill(name, '   ');
  await user.clear(phone);
  await user.type(phone, '010-2345-6789 ext. 9');
  await submit();
  expect(await screen.findByText('Please enter your name.')).toBeDefined();
  expect(screen.getByText('Not a valid phone number.')).toBeDefined();
  expect(document.activeElement).toBe(name);
  expect(getCalls('replaceProfile')).toEqual([]);
  await page.fill(name, 'Bada Yun');
  await page.fill(phone, '０１０.2345.6789');
  await submit();
  expect(await screen.findByRole('heading', { name: 'Bada Yun' })).toBeDefined();
  expect(window.location.pathname + window.location.search).toBe('/mypage?tab=profile');
  expect(getCalls('replaceProfile')[0]?.body).toMatchObject({ name: 'Bada Yun', phone: '010-2345-6789' });
  expect(local.getItem('user-profile')).toContain('Bada Yun');
});

test('shows a server error and keeps the typed text', async () => {
  const { name, submit, handle, ...page } = await openProfile();
  handle('replaceProfile', () => 500);
  await page.fill(name, 'Bada Yun');
  await submit();
  const message = await screen.findByText(/Server error occurred/);
  expect(message.closest('[role=alert]')).not.toBeNull();
  expect(name.value).toBe('Bada Yun');
});

test('merges changes made elsewhere without restoring a withdrawn consent', async () => {
  const { getField, save, submit, getProfile, ...page } = await openProfile();
  save({ name: 'Bada Yun', marketing_accepted: false });
  await page.fill(getField('About me'), 'By the sea');
  await submit();
  expect(await screen.findByRole('heading', { name: 'Bada Yun' })).toBeDefined();
  expect(getProfile()).toMatchObject({
    name: 'Bada Yun',
    bio: 'By the sea',
    consents: { marketing_accepted: false },
  });
});
