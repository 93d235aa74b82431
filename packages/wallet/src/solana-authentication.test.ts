// @vitest-environment happy-dom

import { errorResponse, jsonResponse } from '@gli/session/testing';
import { describe, expect, it } from 'vitest';
import { solanaTab } from './testing/solana-tab.ts';

const page = solanaTab();
const { open, prepared, address, solana, eventually } = page;

describe('authenticating', () => {
  it('signs the message that was shown; the session takes token and user', async () => {
    await prepared();
    const { authentication } = solana();
    const message = authentication.status === 'prepared' ? authentication.challenge.message : '';
    expect(message).toMatch(
      new RegExp(
        `^GLI Platform Authentication\\nWallet: ${address()}\\nTimestamp: 2026-11-21T00:00:00.000Z\\nNonce: b+\\d+$`,
      ),
    );
    expect(await page.tab.wallet.confirmAuthentication()).toEqual({ status: 'done' });
    expect(solana().authentication).toEqual({ status: 'authenticated' });
    expect(page.tab.session.getState()).toMatchObject({ user: { wallet_address: address() } });
    expect(JSON.parse(page.tab.stored.get('auth-token') ?? '')).toEqual({
      access: 'access-wallet',
      refresh: 'refresh-1',
    });
    const [verification] = page.tab.backend.callsOf('POST /auth/verify/');
    expect(verification?.body).toMatchObject({ message, signature: expect.any(Array) });
  });

  it('renews the session with an empty body and a bearer before the message is shown', async () => {
    await prepared();
    const renewal = page.tab.backend.callsOf('POST /auth/refresh/').at(-1);
    expect(renewal).toMatchObject({ body: {}, authorization: expect.stringMatching(/^Bearer access-/) });
  });

  it('asks the wallet and the server once, however often it is clicked', async () => {
    await prepared();
    await Promise.all([page.tab.wallet.confirmAuthentication(), page.tab.wallet.confirmAuthentication()]);
    expect(page.fake.asked.sign).toBe(1);
    expect(page.tab.backend.callsOf('POST /auth/nonce/')).toHaveLength(1);
    expect(page.tab.backend.callsOf('POST /auth/verify/')).toHaveLength(1);
    expect(await page.tab.wallet.prepareAuthentication()).toEqual({ status: 'done' });
    expect(page.tab.backend.callsOf('POST /auth/nonce/')).toHaveLength(1);
  });

  it('that the member refuses in the wallet can be started again, with a new nonce', async () => {
    await prepared();
    page.fake.person.sign = 'refuse';
    const outcome = await page.tab.wallet.confirmAuthentication();
    expect(outcome).toMatchObject({ status: 'failed', problem: { kind: 'sign_message', isRefusal: true } });
    expect(solana().authentication).toMatchObject({ status: 'failed', problem: { kind: 'sign_message' } });
    page.fake.person.sign = 'approve';
    await page.tab.wallet.prepareAuthentication();
    expect(await page.tab.wallet.confirmAuthentication()).toEqual({ status: 'done' });
    expect(page.tab.backend.callsOf('POST /auth/nonce/')).toHaveLength(2);
  });

  it('without an access token says that a login is needed first, and asks neither server nor wallet', async () => {
    await prepared();
    page.tab.wallet.cancelAuthentication();
    const asked = page.tab.backend.callsOf('POST /auth/nonce/').length;
    page.tab.stored.delete('auth-token');
    expect(await page.tab.wallet.prepareAuthentication()).toMatchObject({
      status: 'failed',
      problem: { kind: 'login_required' },
    });
    expect(solana().authentication).toMatchObject({ status: 'failed', problem: { kind: 'login_required' } });
    expect(page.tab.backend.callsOf('POST /auth/nonce/')).toHaveLength(asked);
  });

  it('can be cancelled while the wallet is asked', async () => {
    await prepared();
    page.fake.person.sign = 'wait';
    const outcome = page.tab.wallet.confirmAuthentication();
    await eventually(() => page.fake.asked.sign).toBe(1);
    page.tab.wallet.cancelAuthentication();
    expect(await outcome).toEqual({ status: 'superseded' });
    expect(solana().authentication).toEqual({ status: 'idle' });
  });

  it('with a nonce that was used already is refused by the server and explained', async () => {
    await prepared();
    page.tab.backend.openNonces.clear();
    const outcome = await page.tab.wallet.confirmAuthentication();
    expect(outcome).toMatchObject({ problem: { kind: 'authentication', message: 'invalid_nonce' } });
    expect(page.tab.session.getState()).not.toMatchObject({ user: { wallet_address: address() } });
  });

  it.each([
    ['nonce', 'POST /auth/nonce/'],
    ['verification', 'POST /auth/verify/'],
  ])('of a wallet of another account is refused at the %s', async (_, call) => {
    await open();
    page.tab.backend.handlers[call] = () => errorResponse(409, 'wallet_already_registered');
    await page.tab.wallet.connect('solana');
    await page.tab.wallet.prepareAuthentication();
    await page.tab.wallet.confirmAuthentication();
    expect(solana().authentication).toMatchObject({ problem: { kind: 'wallet_already_registered' } });
  });

  it('ends with the session when the server does not renew it', async () => {
    await open();
    page.tab.backend.handlers['POST /auth/refresh/'] = () => errorResponse(401, 'token_revoked');
    await page.tab.wallet.connect('solana');
    await eventually(() => page.tab.wallet.getState().status).toBe('disconnected');
    expect(page.tab.session.getState()).toEqual({ status: 'guest' });
  });

  it('goes on when only the network failed the renewal', async () => {
    await open();
    page.tab.backend.handlers['POST /auth/refresh/'] = () => jsonResponse(503, {});
    await page.tab.wallet.connect('solana');
    await page.tab.wallet.prepareAuthentication();
    expect(await page.tab.wallet.confirmAuthentication()).toEqual({ status: 'done' });
  });

  it('without a wallet says so', async () => {
    await open();
    expect(await page.tab.wallet.prepareAuthentication()).toMatchObject({
      problem: { kind: 'not_connected' },
    });
  });
});

it('the debug log has what happened, without nonce, signature or whole address', async () => {
  await prepared();
  await page.tab.wallet.confirmAuthentication();
  const text = page.tab.wallet.debugLog.read();
  expect(text).toContain('solana_connected');
  expect(text).toContain('signature_given');
  expect(text).not.toMatch(/[\w]{32,}/);
});
