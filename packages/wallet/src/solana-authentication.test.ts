// @vitest-environment happy-dom

import { errorResponse, jsonResponse } from '@gli/session/testing';
import { describe, expect, it } from 'vitest';
import { solanaTab } from './testing/solana-tab.ts';

const page = solanaTab();
const { open, prepared, address, solana, eventually } = page;

describe('wallet authentication', () => {
  it('signs the message that is shown, and stores the token and user', async () => {
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
    const [verification] = page.tab.backend.getCalls('POST /auth/verify/');
    expect(verification?.body).toMatchObject({ message, signature: expect.any(Array) });
  });

  it('refreshes the session, authorized by its access token, before showing the message', async () => {
    await prepared();
    const renewal = page.tab.backend.getCalls('POST /auth/refresh/').at(-1);
    expect(renewal).toMatchObject({ body: {}, authorization: expect.stringMatching(/^Bearer access-/) });
  });

  it('sends one request per step for any number of clicks', async () => {
    await prepared();
    await Promise.all([page.tab.wallet.confirmAuthentication(), page.tab.wallet.confirmAuthentication()]);
    expect(page.fake.asked.sign).toBe(1);
    expect(page.tab.backend.getCalls('POST /auth/nonce/')).toHaveLength(1);
    expect(page.tab.backend.getCalls('POST /auth/verify/')).toHaveLength(1);
    expect(await page.tab.wallet.prepareAuthentication()).toEqual({ status: 'done' });
    expect(page.tab.backend.getCalls('POST /auth/nonce/')).toHaveLength(1);
  });

  it('accepts a signature that the wallet returns as an array of numbers', async () => {
    await prepared();
    page.fake.person.toForm = (signature) => [...signature];
    expect(await page.tab.wallet.confirmAuthentication()).toEqual({ status: 'done' });
    const [verification] = page.tab.backend.getCalls('POST /auth/verify/');
    expect(verification?.body).toMatchObject({ signature: expect.any(Array) });
  });

  it.each([
    ['nothing', undefined],
    ['text', 'signature'],
    ['too few bytes', [1, 2]],
  ])('explains that signing failed if the wallet returns %s', async (_, signature) => {
    await prepared();
    page.fake.person.toForm = () => signature;
    expect(await page.tab.wallet.confirmAuthentication()).toMatchObject({
      problem: { kind: 'sign_message', message: null },
    });
  });

  it('can be restarted with a new nonce after the member rejects it in the wallet', async () => {
    await prepared();
    page.fake.person.sign = 'refuse';
    const outcome = await page.tab.wallet.confirmAuthentication();
    expect(outcome).toMatchObject({ status: 'failed', problem: { kind: 'sign_message', isRejection: true } });
    expect(solana().authentication).toMatchObject({ status: 'failed', problem: { kind: 'sign_message' } });
    page.fake.person.sign = 'approve';
    await page.tab.wallet.prepareAuthentication();
    expect(await page.tab.wallet.confirmAuthentication()).toEqual({ status: 'done' });
    expect(page.tab.backend.getCalls('POST /auth/nonce/')).toHaveLength(2);
  });

  it('requires a login if there is no access token', async () => {
    await prepared();
    page.tab.wallet.cancelAuthentication();
    const asked = page.tab.backend.getCalls('POST /auth/nonce/').length;
    page.tab.stored.delete('auth-token');
    expect(await page.tab.wallet.prepareAuthentication()).toMatchObject({
      status: 'failed',
      problem: { kind: 'login_required' },
    });
    expect(solana().authentication).toMatchObject({ status: 'failed', problem: { kind: 'login_required' } });
    expect(page.tab.backend.getCalls('POST /auth/nonce/')).toHaveLength(asked);
  });

  it('can be canceled while the wallet prompt is open', async () => {
    await prepared();
    page.fake.person.sign = 'wait';
    const outcome = page.tab.wallet.confirmAuthentication();
    await eventually(() => page.fake.asked.sign).toBe(1);
    page.tab.wallet.cancelAuthentication();
    expect(await outcome).toEqual({ status: 'superseded' });
    expect(solana().authentication).toEqual({ status: 'idle' });
  });

  it('explains the server’s rejection of a used nonce', async () => {
    await prepared();
    page.tab.backend.openNonces.clear();
    const outcome = await page.tab.wallet.confirmAuthentication();
    expect(outcome).toMatchObject({ problem: { kind: 'authentication', message: 'invalid_nonce' } });
    expect(page.tab.session.getState()).not.toMatchObject({ user: { wallet_address: address() } });
  });

  it.each([
    ['nonce', 'POST /auth/nonce/'],
    ['verification', 'POST /auth/verify/'],
  ])('fails at the %s if the wallet belongs to another account', async (_, call) => {
    await open();
    page.tab.backend.handlers[call] = () => errorResponse(409, 'wallet_already_registered');
    await page.tab.wallet.connect('solana');
    await page.tab.wallet.prepareAuthentication();
    await page.tab.wallet.confirmAuthentication();
    expect(solana().authentication).toMatchObject({ problem: { kind: 'wallet_already_registered' } });
  });

  it('ends together with the session if the server rejects the token refresh', async () => {
    await open();
    page.tab.backend.handlers['POST /auth/refresh/'] = () => errorResponse(401, 'token_revoked');
    await page.tab.wallet.connect('solana');
    await eventually(() => page.tab.wallet.getState().status).toBe('disconnected');
    expect(page.tab.session.getState()).toEqual({ status: 'guest' });
  });

  it('continues if the token refresh fails without being rejected', async () => {
    await open();
    page.tab.backend.handlers['POST /auth/refresh/'] = () => jsonResponse(503, {});
    await page.tab.wallet.connect('solana');
    await page.tab.wallet.prepareAuthentication();
    expect(await page.tab.wallet.confirmAuthentication()).toEqual({ status: 'done' });
  });

  it('explains that no wallet is connected', async () => {
    await open();
    expect(await page.tab.wallet.prepareAuthentication()).toMatchObject({
      problem: { kind: 'not_connected' },
    });
  });
});

it('logs each step without the nonce, the signature or the full address', async () => {
  await prepared();
  await page.tab.wallet.confirmAuthentication();
  const text = page.tab.wallet.debugLog.read();
  expect(text).toContain('solana_connected');
  expect(text).toContain('signature_given');
  expect(text).not.toMatch(/[\w]{32,}/);
});
