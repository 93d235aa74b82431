import { GliApiError, GliNetworkError } from '@gli/sdk';
import type { WalletProblem, WalletProblemKind } from '@gli/wallet';
import { describe, expect, test } from 'vitest';
import { loadedLocales } from '@/i18n';
import { loadAllLocales } from '../../i18n/i18n-util.sync.ts';
import { problemTranslation } from './problem-text.ts';

loadAllLocales();

const problem = (kind: WalletProblemKind, more: Partial<WalletProblem> = {}): WalletProblem => ({
  ...{ kind, chain: 'solana', isRejection: false, message: null, cause: null },
  ...more,
});

function textIn(locale: 'ko' | 'en', shown: WalletProblem): string {
  const { errors, walletWidget } = loadedLocales[locale];
  const t = problemTranslation(shown);
  switch (t.kind) {
    case 'error':
      return errors[t.key];
    case 'wallet':
      return walletWidget.problems[t.key];
    case 'message':
      return t.text;
    case 'cause':
      return 'by the error';
  }
}

/** Matches part of the English message for each kind. */
const sentences: Record<WalletProblemKind, RegExp> = {
  not_ready: /isn’t ready/,
  connection: /connect wallet/i,
  disconnected: /The wallet disconnected/,
  disconnection: /fully disconnect/,
  account: /didn’t provide an account/,
  public_key: /public key/,
  not_connected: /not connected/i,
  send_transaction: /send the transaction/,
  sign_transaction: /sign the transaction/,
  sign_message: /sign/,
  not_installed: /not installed/,
  login_required: /log in first/i,
  wallet_already_registered: /already registered to another account/,
  wallet_address_invalid: /format is invalid/,
  network_switch: /couldn’t switch the network/,
  authentication: /authenticat/i,
  airdrop_limit: /24 hours/,
  airdrop: /airdrop failed/i,
};
const isKind = (key: string): key is WalletProblemKind => key in sentences;
const kinds = Object.keys(sentences).filter(isKind);

describe.each(kinds)('%s', (kind) => {
  const shown = problem(kind);

  test('has an English message', () => expect(textIn('en', shown)).toMatch(sentences[kind]));

  test('has a Korean message', () => expect(textIn('ko', shown)).toMatch(/[가-힣]/));
});

test('has distinct messages for all kinds of problems', () => {
  const texts = kinds.map((kind) => textIn('ko', problem(kind)));
  expect(new Set(texts).size).toBe(kinds.length);
});

describe('the message for a rejection', () => {
  test.each(['connection', 'account'] as const)('says that the member declined (%s)', (kind) => {
    expect(textIn('en', problem(kind, { isRejection: true, message: 'User rejected.' }))).toMatch(/declined/);
  });

  test('says that the wallet stays connected after a declined signature', () => {
    expect(textIn('en', problem('sign_message', { isRejection: true }))).toMatch(/stays connected/);
  });
});

describe('the message required by Spec §8', () => {
  test('comes from the server if it sends one', () => {
    const shown = problem('authentication', { message: 'This nonce is not valid any more.' });
    expect(textIn('en', shown)).toBe('This nonce is not valid any more.');
  });

  test('comes from the error if the server is unreachable', () => {
    const cause = new GliNetworkError(new TypeError('fetch failed'));
    expect(problemTranslation(problem('authentication', { cause }))).toEqual({ kind: 'cause', cause });
  });

  test('comes from the error if the device’s clock is wrong', () => {
    const body = { error: 'Please check your input.', message: '', code: 'message_expired', details: {} };
    const cause = new GliApiError(400, body, null, null);
    expect(problemTranslation(problem('authentication', { message: body.error, cause }))).toEqual({
      kind: 'cause',
      cause,
    });
  });

  test('is never markup of a proxy', () => {
    const shown = problem('authentication', { message: '<html><h1>502 Bad Gateway' });
    expect(textIn('en', shown)).toMatch(/authenticat/i);
  });

  test('comes from the wallet for an Ethereum-style wallet, but not for a Solana wallet', () => {
    const message = 'Already processing eth_requestAccounts.';
    expect(textIn('en', problem('connection', { chain: 'evm', message }))).toBe(message);
    expect(textIn('en', problem('connection', { message }))).not.toBe(message);
  });
});
