// @vitest-environment happy-dom
import { exampleOf } from '@gli/sdk/testing';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { kycStatusAt, pngFile } from '../kyc-status.testing.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const getKycStatus = { status: 200, body: kycStatusAt('face') };
const face = exampleOf('getFaceVerificationStatus', 200, 'faceOpenEnglish');

test('rejects a small or invalid photo before upload', async () => {
  vi.stubGlobal('createImageBitmap', async () => ({ width: 640, height: 479, close() {} }));
  const { user, getCalls } = await renderScreen('/auth', { handlers: { getKycStatus } });
  await screen.findByRole('button', { name: 'Open camera' });
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('The form has no file input.');
  await user.upload(input, new File(['GIF89a'], 'face.jpg', { type: 'image/jpeg' }));
  expect(await screen.findByText('Please upload a JPEG or PNG photo.')).toBeDefined();
  await user.upload(input, pngFile('face.png'));
  expect(await screen.findByText('The shorter side of the photo must be at least 480 pixels.')).toBeDefined();
  expect(getCalls('submitFaceVerification')).toEqual([]);
});

test('shows when to retry after too many attempts', async () => {
  const body = { ...face, attempts_left: 0, next_attempt_at: '2026-11-22T20:14:00+09:00' };
  await renderScreen('/auth', {
    handlers: { getKycStatus, getFaceVerificationStatus: { status: 200, body } },
  });
  expect(await screen.findByText(/^No attempts left. You can try again from Nov 22, 2026/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Open camera' })).toBeNull();
  const attempts = await screen.findByRole('table', { name: 'Attempts' });
  expect(within(attempts).getAllByRole('row')).toHaveLength(4);
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});
