// @vitest-environment happy-dom
import { exampleOf } from '@gli/sdk/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { fill } from '../../testing/fill.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { kycStatusAt, pngFile } from './kyc-status.testing.ts';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const noDocuments = { status: 200, body: exampleOf('listKycDocuments', 200, 'noDocuments') };
const findSlot = (name: string) => screen.findByRole('group', { name });

/** Returns the file inputs, which are hidden behind buttons. */
const getFileInputs = () => [...document.querySelectorAll<HTMLInputElement>('input[type=file]')];

test('keeps the files of a failed upload and resends them', async () => {
  let status = kycStatusAt('documents');
  const { user, reply, getCalls } = await renderScreen('/auth', {
    handlers: {
      getKycStatus: () => ({ status: 200, body: status }),
      listKycDocuments: noDocuments,
      uploadKycDocument: () => {
        status = kycStatusAt('email', { documents: 'pending' });
        return 201;
      },
    },
  });
  await findSlot('Back');
  const [front, back] = getFileInputs();
  if (!front || !back) throw new Error('A card has two sides.');
  await user.upload(front, pngFile('front.png'));
  await user.upload(back, pngFile('back.png'));
  reply('uploadKycDocument', 500);
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  expect(await screen.findByText(/Server error occurred/)).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  // A pending review does not block the next step.
  const next = await screen.findByRole('heading', { level: 2, name: 'Email verification' });
  await waitFor(() => expect(document.activeElement).toBe(next));
  const sides = getCalls('uploadKycDocument').map(({ body }) => (body as FormData).get('document_side'));
  expect(sides).toEqual(['front', 'front', 'back']);
});

test('requests only the rejected side of a document again, with the reason', async () => {
  const status = kycStatusAt('documents', { documents: 'rejected', email: 'open' });
  const reasons = [{ code: 'image_blurred' as const, text: 'The photo is too blurry.' }];
  for (const step of status.steps) if (step.name === 'documents') step.rejection_reasons = reasons;
  const documents = exampleOf('listKycDocuments', 200);
  const results = documents.results
    .filter(({ document_type: type }) => type === 'resident_card')
    .map((file) => (file.document_side === 'back' ? { ...file, status: 'rejected' as const } : file));
  await renderScreen('/auth?step=documents', {
    handlers: {
      getKycStatus: { status: 200, body: status },
      listKycDocuments: { status: 200, body: { ...documents, count: 2, results } },
    },
  });
  expect(await findSlot('Back')).toBeDefined();
  expect(screen.queryByRole('group', { name: 'Front' })).toBeNull();
  expect(getFileInputs()).toHaveLength(1);
  expect(screen.getByText('Why it wasn’t approved')).toBeDefined();
  expect(screen.getByText('The photo is too blurry.')).toBeDefined();
});

test('accepts a file instead of a camera photo, and resends it after a canceled upload', async () => {
  let status = kycStatusAt('documents');
  const { user, reply, getCalls } = await renderScreen('/auth', {
    handlers: {
      getKycStatus: () => ({ status: 200, body: status }),
      listKycDocuments: noDocuments,
      uploadKycDocument: () => {
        status = kycStatusAt('email', { documents: 'pending' });
        return 201;
      },
    },
  });
  await findSlot('Front');
  await user.selectOptions(screen.getByLabelText('Document type'), 'passport');
  const slot = await findSlot('Photo page');
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  expect(await screen.findByText('Please add a file: Photo page.')).toBeDefined();
  await user.click(within(slot).getByRole('button', { name: 'Take a photo' }));
  const dialog = await screen.findByRole('dialog', { name: 'Photo: Photo page' });
  expect(await within(dialog).findByText(/This browser can’t use a camera here/)).toBeDefined();
  const [input] = getFileInputs();
  if (!input) throw new Error('The form has no file input.');
  const open = vi.fn();
  input.addEventListener('click', open);
  await user.click(within(dialog).getByRole('button', { name: 'Upload a file instead' }));
  expect(open).toHaveBeenCalledOnce();
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.upload(input, new File(['PK not a picture'], 'passport.png', { type: 'image/png' }));
  expect(await within(slot).findByText('Please upload a JPEG, PNG, GIF or PDF file.')).toBeDefined();
  await user.upload(input, pngFile('passport.png'));
  expect(await within(slot).findByRole('img', { name: 'Preview: Photo page' })).toBeDefined();
  await user.type(screen.getByLabelText('Valid until'), '2035-01-31');

  reply('uploadKycDocument', new Promise<number>(() => {}));
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  expect(await within(slot).findByRole('progressbar')).toBeDefined();
  await user.click(within(slot).getByRole('button', { name: 'Stop sending' }));
  expect((await screen.findByText('Sending was stopped.')).closest('[role=alert]')).not.toBeNull();
  expect(slot.textContent).toContain('passport.png');
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  expect(await screen.findByRole('button', { name: 'Send code' })).toBeDefined();
  const steps = screen.getByRole('navigation', { name: 'Steps of identity verification' });
  expect(within(steps).getAllByRole('listitem')[1]?.textContent).toContain('In review');
  const sent = getCalls('uploadKycDocument').at(-1)?.body as FormData;
  expect([sent.get('document_type'), sent.get('expiry_date')]).toEqual(['passport', '2035-01-31']);
});

test('resends a code after a minute, but not before the server allows it', async () => {
  vi.useFakeTimers({
    toFake: ['Date', 'setInterval', 'clearInterval'],
    now: new Date('2026-11-21T01:30:00Z'),
  });
  const body = {
    ...exampleOf('sendKycEmailCode', 200),
    expires_at: '2026-11-21T01:40:00Z',
    resend_after_seconds: 60,
  };
  const { user, reply, getCalls } = await renderScreen('/auth', {
    handlers: {
      getKycStatus: { status: 200, body: kycStatusAt('email') },
      sendKycEmailCode: { status: 200, body },
    },
  });
  const find = (name: string) => screen.findByRole<HTMLButtonElement>('button', { name });
  await user.click(await find('Send code'));
  expect((await find('Send again in 60 s')).disabled).toBe(true);
  expect(screen.getByText('Valid for 10:00')).toBeDefined();
  vi.advanceTimersByTime(61_000);
  const { error, message, code, details } = exampleOf('sendKycEmailCode', 429);
  const headers = { 'Retry-After': '30' };
  reply('sendKycEmailCode', { status: 429, body: { error, message, code, details }, headers });
  await user.click(await find('Send again'));
  expect(await screen.findByText('Too many requests. Try again in 30 s.')).toBeDefined();
  expect((await find('Send again in 30 s')).disabled).toBe(true);
  vi.advanceTimersByTime(600_000);
  expect(await screen.findByText('This code has expired. Request a new one.')).toBeDefined();
  expect((await find('Send again')).disabled).toBe(false);
  expect(getCalls('sendKycEmailCode')).toHaveLength(2);
});

test('moves on after the right code without offering a second way', async () => {
  const approved = kycStatusAt('phone');
  const held = new Promise<number>(() => {});
  let isVerified = false;
  const { user } = await renderScreen('/auth', {
    handlers: {
      getKycStatus: () => (isVerified ? held : { status: 200, body: kycStatusAt('email') }),
      verifyKycEmailCode: () => {
        isVerified = true;
        return { status: 200, body: approved };
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'I already have a code' }));
  await fill(user, await screen.findByLabelText('Code'), '123456');
  await user.click(screen.getByRole('button', { name: 'Verify' }));
  const steps = screen.getByRole('navigation', { name: 'Steps of identity verification' });
  await waitFor(() => expect(within(steps).getAllByRole('listitem')[2]?.textContent).toContain('Done'));
  expect(screen.queryByRole('button', { name: 'Next step' })).toBeNull();
});

test('tells a verified member what to do next', async () => {
  const status = kycStatusAt('face', { face: 'approved' });
  await renderScreen('/auth', {
    handlers: { getKycStatus: { status: 200, body: { ...status, next_step: null, level: 'full' } } },
  });
  expect(await screen.findByRole('heading', { name: 'Your identity is verified' })).toBeDefined();
  const getPath = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect([getPath('Start investing'), getPath('See your grade')]).toEqual([
    '/rwa-assets',
    '/auth?tab=grades',
  ]);
});

test('opens the first unlocked step if the URL names a locked one', async () => {
  const { user, getCalls } = await renderScreen('/auth?step=face', {
    handlers: { getKycStatus: { status: 200, body: kycStatusAt('personal_info') } },
  });
  expect(await screen.findByRole('heading', { level: 2, name: 'Personal information' })).toBeDefined();
  expect(screen.getByText('Step 1 of 5')).toBeDefined();
  const steps = screen.getByRole('navigation', { name: 'Steps of identity verification' });
  expect(within(steps).queryByRole('link', { name: /^Face verification/ })).toBeNull();
  await user.click(await screen.findByRole('button', { name: 'Submit' }));
  expect(await screen.findByText('Name in English (as in your passport) is a required field.')).toBeDefined();
  await fill(user, screen.getByLabelText('Postal code'), '123');
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  expect(await screen.findByText('A Korean postal code has five digits.')).toBeDefined();
  expect(getCalls('submitKycPersonalInfo')).toEqual([]);
});
