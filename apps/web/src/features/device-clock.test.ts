import { expect, test } from 'vitest';
import { sourceFiles } from '../i18n/testing/source-files.ts';

/** Files that only measure how much time has passed on this device, or show its time. */
const onDevice = [
  'auth/login/use-login-wait.ts',
  'help/chat/SupportChat.tsx',
  'help/chat/chat-store.ts',
  'kyc/contact/ContactCode.tsx',
  'kyc/contact/use-contact-code.ts',
];

test('features take dates from the server, not from the device’s clock (decision 65)', () => {
  const readers = sourceFiles('apps/web/src/features')
    .filter(({ text }) => /\bDate\.now\b|new Date\(\)/.test(text))
    .map(({ file }) => file);
  expect(readers.sort()).toEqual(onDevice);
});
