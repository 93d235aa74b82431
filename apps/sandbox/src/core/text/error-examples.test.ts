import type { components } from '@gli/sdk';
import contract from '@gli/sdk/openapi.json' with { type: 'json' };
import { zErrorEnvelope } from '@gli/sdk/schemas';
import { expect, it } from 'vitest';
import { contractExample } from '../contract/contract-example.ts';
import { isRecord } from '../fields/is-record.ts';
import type { Text } from './text.ts';
import { texts } from './texts.ts';

type RwaAssetPage = components['schemas']['RwaAssetPage'];

const { account, kyc, orders, referrals, rwa, validation, wallet } = texts;

/** `error` texts of single operations, in place of their code's own. */
const ownErrors: readonly Text[] = [
  account.signupFailed,
  account.phoneVerified,
  account.wrongCredentials(2),
  kyc.documentDone,
  ...Object.values(kyc.done),
  orders.notCancellable,
  orders.notPayable,
  texts.errors.login_throttled.error,
  validation.imageTypes(['JPEG', 'PNG', 'GIF']),
];

/** `message` texts of single operations, with the values of the examples. */
const ownMessages: readonly Text[] = [
  account.emailTakenAdvice,
  kyc.faceDone,
  kyc.faceLocked,
  kyc.personalInfoDone,
  kyc.sideDone('resident_card', 'front'),
  kyc.stepLocked,
  orders.notCancellableReasons.preparing,
  orders.notPayableAdvice,
  orders.shortfall({ total: '240', available: '180', token: 'GLIL' }),
  orders.stock.roomsAdvice({ left: 0, day: '2026-12-24', room: 'deluxe' }),
  referrals.rewarded,
  texts.errors.login_throttled.message,
  rwa.checks.balance({ available: '8450', needed: '9000', token: 'GLIB' }),
  rwa.checks.fundingCap({ amount: '635000', token: 'GLIB' }),
  rwa.checks.minimumAdvice({ amount: '100', token: 'GLIB' }),
  validation.balanceNeeded('200,000', '8,450', 'GLIB'),
  validation.chooseType(['JPEG', 'PNG']),
  validation.chooseType(['JPEG', 'PNG', 'GIF']),
  validation.chooseType(['JPEG', 'PNG', 'GIF', 'PDF']),
  validation.deletedMember,
  validation.noMember,
  wallet.noQuoteAdvice,
  wallet.pairNotSupported('GLIL', 'GLIB'),
];

const english = (list: readonly Text[]): Set<string> => new Set(list.map(({ en }) => en));

/** Returns the bodies of all error examples in the contract. */
function listErrors(node: unknown): { code: string; error: string; message: string }[] {
  if (!isRecord(node) && !Array.isArray(node)) return [];
  const { success, data } = zErrorEnvelope.safeParse(node);
  return success ? [data] : Object.values(node).flatMap(listErrors);
}

it('returns the texts of every error example in the contract', () => {
  const { results } = contractExample<RwaAssetPage>('listRwaAssets', 'assetsEnglish');
  const reasons = results.flatMap(({ status_reason: reason }) => reason ?? []);
  const errors = english(ownErrors);
  // A paused asset's message is the reason that its own data states.
  const messages = new Set([...english(ownMessages), ...reasons]);
  const examples = listErrors(contract);
  const different = examples.filter(({ code, error, message }) => {
    const own = Object.entries(texts.errors).find(([name]) => name === code)?.[1];
    return (
      (error !== own?.error.en && !errors.has(error)) ||
      (message !== own?.message.en && !messages.has(message))
    );
  });
  expect(different).toEqual([]);
  expect(examples.length).toBeGreaterThan(100);
});

it('shows every specific text in an example of the contract', () => {
  const examples = listErrors(contract);
  const shown = new Set(examples.flatMap(({ error, message }) => [error, message]));
  const missing = [...english(ownErrors), ...english(ownMessages)].filter((text) => !shown.has(text));
  expect(missing).toEqual([]);
});

it('has no words for developers in the texts of errors', () => {
  const forDevelopers =
    /JSON|HTTP|Retry-After|details|header|헤더|메서드|method|nonce|idempoten|멱등|bearer|access token|액세스 토큰|\bids?\b|\bfields? in\b|send the|본문|objects?\b/i;
  const technical = Object.entries(texts.errors).filter(([, { error, message }]) =>
    [error, message].some(({ ko, en }) => forDevelopers.test(ko) || forDevelopers.test(en)),
  );
  expect(technical.map(([code]) => code)).toEqual([]);
});
