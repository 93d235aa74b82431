import { GliContractError, GliNetworkError, GliRateLimitError, GliTimeoutError } from '@gli/sdk';
import { describe, expect, test } from 'vitest';
import words from '../../i18n/en/errors.ts';
import { routes } from '../../routes.ts';
import { type ErrorContext, errorMessage } from './error-message.ts';
import { type AppPage, listAppPages, showcases } from './testing/app-pages.ts';
import { contractErrors, makesCall } from './testing/contract-errors.ts';

// Every message must appear on a page, either by its key or as an error of one of the page's calls in the
// contract. A message that is only in the dictionaries and the key table would never be shown.

type Key = keyof typeof words;

/** General user-facing messages and related failures from spec §8, mapped to our string keys. */
const generalMessages: Record<string, Key> = {
  'Network error occurred': 'network',
  'Server error occurred': 'server',
  'Unauthorized user': 'unauthorized',
  'Access denied': 'accessDenied',
  'Requested resource not found': 'notFound',
  'Please check your input': 'checkInput',
  'File size cannot exceed 5MB': 'fileTooLarge',
  'Supported image formats are JPEG, PNG, GIF': 'imageFormat',
  'Profile load failed': 'profileLoad',
  'Profile update failed': 'profileUpdate',
  'Avatar upload failed': 'avatarUpload',
  'Payment failed, please try again': 'payment',
  'Insufficient balance': 'insufficientBalance',
  'Wallet not found': 'walletNotFound',
  'Transaction failed': 'transaction',
  'Please connect your wallet first': 'connectWallet',
  'Unable to load data': 'loadData',
  'The message could not be sent': 'contactSend',
  'Copy failed': 'copy',
  'Address copy failed': 'copyAddress',
};

const keys = Object.keys(words).filter((key): key is Key => key in words);
const pages = listAppPages();
const failures = contractErrors();
const contexts: readonly ErrorContext[] = [
  'login',
  'signup',
  'profileLoad',
  'profileUpdate',
  'avatarUpload',
  'payment',
  'loadData',
  'walletAuthentication',
];

/** True for files that contain every key but show no message. */
const isTable = (file: string) =>
  file === 'data/errors/error-message.ts' || file === 'data/errors/use-error-text.ts';

/** Returns the messages that a page can show. */
function listMessages({ files }: AppPage): Set<string> {
  const sources = [...files].filter(([file]) => !isTable(file)).map(([, text]) => text);
  const written = sources.join('\n');
  const shown = new Set<string>();
  for (const key of keys) {
    // Matches `t.errors.copy()`, or a table used by `t.errors[…]`.
    const isNamed = new RegExp(`\\berrors\\.${key}\\b`).test(written);
    const isInTable = written.includes('t.errors[') && new RegExp(`key: '${key}'`).test(written);
    if (isNamed || isInTable) shown.add(key);
  }
  if (!written.includes('useErrorText()')) return shown;
  const named = contexts.filter((context) => written.includes(`, '${context}')`));
  const causes = [
    new GliNetworkError(new TypeError('fetch failed')),
    new GliTimeoutError(1),
    new GliContractError('not JSON', 200),
    new GliRateLimitError(1),
    new Error('anything else'),
    ...failures.filter(({ operation }) => makesCall(written, operation)).map(({ error }) => error),
  ];
  for (const context of [undefined, ...named]) {
    for (const cause of causes) {
      const message = errorMessage(cause, context);
      if (message.kind !== 'server') shown.add(message.key);
    }
  }
  return shown;
}

const shownOn = new Map(pages.map((page) => [page.name, listMessages(page)]));
const pagesWith = (key: string) => [...shownOn].filter(([, shown]) => shown.has(key)).map(([name]) => name);

test('covers all pages of the route table except the demos', () => {
  const names = routes.map(({ name }) => name).filter((name) => !showcases.includes(name));
  expect(pages.map(({ name }) => name).sort()).toEqual([...names, 'shell'].sort());
});

describe('the general messages of the specification', () => {
  test.each(Object.entries(generalMessages))('keep the wording “%s” and appear on a page', (message, key) => {
    expect(words[key].startsWith(message), words[key]).toBe(true);
    expect(pagesWith(key), `pages that show ${key}`).not.toEqual([]);
  });
});

test('shows every other message of the catalog on a page', () => {
  expect(keys.filter((key) => pagesWith(key).length === 0)).toEqual([]);
});

test('reports a message as unused if its component is removed', () => {
  const helpCenter = pages.find(({ name }) => name === 'help-center');
  if (!helpCenter) throw new Error('There is no help center.');
  const files = new Map([...helpCenter.files].filter(([file]) => !file.endsWith('ContactSection.tsx')));
  expect(listMessages(helpCenter)).toContain('contactSend');
  expect(listMessages({ name: 'help-center', files })).not.toContain('contactSend');
  const withoutCalls = new Map(
    [...helpCenter.files].map(([file, text]) => [file, text.replaceAll(/use[A-Z]\w+\(/g, 'gone(')]),
  );
  expect(listMessages({ name: 'help-center', files: withoutCalls })).not.toContain('network');
});
