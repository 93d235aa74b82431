// @vitest-environment happy-dom

import { jsonResponse } from '@gli/session/testing';
import { describe, expect, it } from 'vitest';
import { solanaTab } from './testing/solana-tab.ts';

const page = solanaTab();
const { devnet, connected, prepared, address, solana, eventually } = page;

describe('wallet events', () => {
  it('drops the old balance, message and address after an account switch', async () => {
    devnet.balances.set(address(1), 7);
    await prepared();
    page.fake.switchTo(1);
    await eventually(() => solana().address).toBe(address(1));
    expect(solana().authentication).toEqual({ status: 'idle' });
    await eventually(() => solana().balance).toEqual({ status: 'ready', amount: '7' });
    expect(page.tab.left).toEqual([address(0)]);
    expect(page.tab.backend.getCalls('POST /auth/nonce/')).toHaveLength(1);
  });

  it.each([
    ['locked', () => page.fake.lock()],
    ['removed', () => page.unregister()],
  ])('disconnects and forgets a wallet that is %s', async (_, happen) => {
    await connected();
    happen();
    await eventually(() => page.tab.wallet.getState().status).toBe('disconnected');
    expect(page.tab.wallet.getState()).toMatchObject({ problem: { kind: 'disconnected' } });
    expect(page.tab.stored.has('wallet')).toBe(false);
    expect(page.fake.asked.disconnect).toBe(0);
  });

  it('drops the authentication if the account is switched while signing', async () => {
    await prepared();
    page.fake.person.sign = 'wait';
    const outcome = page.tab.wallet.confirmAuthentication();
    await eventually(() => page.fake.asked.sign).toBe(1);
    page.fake.switchTo(1);
    expect(await outcome).toEqual({ status: 'superseded' });
    page.fake.approveNow();
    await eventually(() => solana().authentication.status).toBe('idle');
    expect(page.tab.backend.getCalls('POST /auth/verify/')).toHaveLength(0);
  });

  it('ends the authentication if the wallet is removed while signing', async () => {
    await prepared();
    page.fake.person.sign = 'wait';
    const outcome = page.tab.wallet.confirmAuthentication();
    await eventually(() => page.fake.asked.sign).toBe(1);
    page.unregister();
    expect(await outcome).toEqual({ status: 'superseded' });
    expect(page.tab.wallet.getState()).toMatchObject({
      status: 'disconnected',
      problem: { kind: 'disconnected' },
    });
  });
});

describe('leaving a wallet', () => {
  it('forgets the wallet after a disconnect but keeps the member signed in', async () => {
    await connected();
    expect(await page.tab.wallet.disconnect()).toEqual({ status: 'done' });
    expect(page.tab.wallet.getState()).toEqual({ status: 'disconnected', problem: null });
    expect(page.tab.session.getState().status).toBe('authenticated');
    expect(page.tab.stored.get('wallet')).toBe('none');
    expect(page.fake.asked.disconnect).toBe(1);
  });

  it('ends the session and connection after "GLI logout", even if the server fails', async () => {
    await connected();
    page.tab.backend.handlers['POST /auth/logout/'] = () => jsonResponse(500, {});
    const reasons: string[] = [];
    page.tab.session.onSignedOut((reason) => reasons.push(reason));
    await page.tab.wallet.logOut();
    expect(page.tab.session.getState()).toEqual({ status: 'guest' });
    expect(page.tab.wallet.getState().status).toBe('disconnected');
    expect(reasons).toEqual(['wallet_logout']);
    expect([...page.tab.stored.keys()]).toEqual([]);
  });

  it('disconnects the wallet after a logout in the page header', async () => {
    await connected();
    await page.tab.session.signOut('header_logout');
    expect(page.tab.wallet.getState()).toEqual({ status: 'disconnected', problem: null });
    await eventually(() => page.fake.asked.disconnect).toBe(1);
  });

  it('does not sign the member back in after a logout during verification', async () => {
    await prepared();
    let deliver = () => {};
    const verify = page.tab.backend.handlers['POST /auth/verify/'];
    page.tab.backend.handlers['POST /auth/verify/'] = async (received) => {
      await new Promise<void>((resolve) => (deliver = resolve));
      return verify?.(received) ?? jsonResponse(500, {});
    };
    const outcome = page.tab.wallet.confirmAuthentication();
    await eventually(() => page.tab.backend.getCalls('POST /auth/verify/').length).toBe(1);
    await page.tab.session.signOut('header_logout');
    deliver();
    expect(await outcome).toEqual({ status: 'superseded' });
    expect([...page.tab.stored.keys()]).toEqual([]);
  });
});
