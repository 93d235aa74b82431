import { GliApiError, GliNetworkError } from '@gli/sdk';
import type { WalletProblem, WalletProblemKind } from '@gli/wallet';
import { describe, expect, test } from 'vitest';
import { loadAllLocales } from '../../../i18n/i18n-util.sync.ts';
import { loadedLocales } from '../../../i18n/i18n-util.ts';
import { problemTranslations } from './problem-translations.ts';

loadAllLocales();

const problem = (kind: WalletProblemKind, more: Partial<WalletProblem> = {}): WalletProblem => ({
  ...{ kind, chain: 'solana', isRefusal: false, message: null, cause: null },
  ...more,
});

function textIn(locale: 'ko' | 'en', told: WalletProblem): string {
  const { errors, walletWidget } = loadedLocales[locale];
  const t = problemTranslations(told);
  switch (t.kind) {
    case 'error':
      return errors[t.key];
    case 'wallet':
      return walletWidget.problems[t.key];
    case 'said':
      return t.text;
    case 'cause':
      return 'by the error';
  }
}

/** Every kind, with a word of its English sentence. */
const said: Record<WalletProblemKind, RegExp> = {
  not_ready: /not ready/,
  connection: /connect wallet/i,
  disconnected: /The wallet disconnected/,
  disconnection: /fully disconnected/,
  account: /did not give an account/,
  public_key: /public key/,
  not_connected: /not connected/i,
  send_transaction: /could not be sent/,
  sign_transaction: /could not be signed/,
  sign_message: /sign/,
  not_installed: /not installed/,
  login_required: /login is needed/i,
  wallet_already_registered: /already registered to another account/,
  wallet_address_invalid: /format is invalid/,
  network_switch: /was not switched/,
  authentication: /authenticat/i,
  airdrop_limit: /24 hours/,
  airdrop: /airdrop failed/i,
};
const isKind = (key: string): key is WalletProblemKind => key in said;
const kinds = Object.keys(said).filter(isKind);

describe.each(kinds)('%s', (kind) => {
  const told = problem(kind);

  test('is told in English', () => expect(textIn('en', told)).toMatch(said[kind]));

  test('is told in Korean', () => expect(textIn('ko', told)).toMatch(/[가-힣]/));
});

test('no two kinds are told alike', () => {
  const texts = kinds.map((kind) => textIn('ko', problem(kind)));
  expect(new Set(texts).size).toBe(kinds.length);
});

describe('a refusal is no fault', () => {
  test.each(['connection', 'account'] as const)('of %s', (kind) => {
    expect(textIn('en', problem(kind, { isRefusal: true, message: 'User rejected.' }))).toMatch(/declined/);
  });

  test('of a signature leaves the wallet connected', () => {
    expect(textIn('en', problem('sign_message', { isRefusal: true }))).toMatch(/stays connected/);
  });
});

describe('in the order of spec §8', () => {
  test('the server’s own sentence comes first', () => {
    const told = problem('authentication', { message: 'This nonce is not valid any more.' });
    expect(textIn('en', told)).toBe('This nonce is not valid any more.');
  });

  test('a server that was not reached is told by the error', () => {
    const cause = new GliNetworkError(new TypeError('fetch failed'));
    expect(problemTranslations(problem('authentication', { cause }))).toEqual({ kind: 'cause', cause });
  });

  test('a device whose clock is wrong is told of the clock', () => {
    const body = { error: 'Please check your input.', message: '', code: 'message_expired', details: {} };
    const cause = new GliApiError(400, body, null, null);
    expect(problemTranslations(problem('authentication', { message: body.error, cause }))).toEqual({
      kind: 'cause',
      cause,
    });
  });

  test('an Ethereum-style wallet is quoted, a Solana one is not', () => {
    const message = 'Already processing eth_requestAccounts.';
    expect(textIn('en', problem('connection', { chain: 'evm', message }))).toBe(message);
    expect(textIn('en', problem('connection', { message }))).not.toBe(message);
  });
});
