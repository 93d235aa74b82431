// @vitest-environment happy-dom

import { jsonResponse } from '@gli/session/testing';
import { describe, expect, it } from 'vitest';
import { solanaTab } from './testing/solana-tab.ts';

const page = solanaTab();
const { devnet, connected, prepared, address, solana, eventually } = page;

describe('events of the wallet', () => {
  it('an account switch is followed: the old balance, message and address are dropped', async () => {
    devnet.balances.set(address(1), 7);
    await prepared();
    page.fake.switchTo(1);
    await eventually(() => solana().address).toBe(address(1));
    expect(solana().authentication).toEqual({ status: 'idle' });
    await eventually(() => solana().balance).toEqual({ status: 'ready', amount: '7' });
    expect(page.tab.left).toEqual([address(0)]);
    expect(page.tab.backend.callsOf('POST /auth/nonce/')).toHaveLength(1);
  });

  it.each([
    ['locked', () => page.fake.lock()],
    ['removed', () => page.unregister()],
  ])('a wallet that is %s is disconnected and forgotten', async (_, happen) => {
    await connected();
    happen();
    await eventually(() => page.tab.wallet.getState().status).toBe('disconnected');
    expect(page.tab.wallet.getState()).toMatchObject({ problem: { kind: 'disconnected' } });
    expect(page.tab.stored.has('wallet')).toBe(false);
    expect(page.fake.asked.disconnect).toBe(0);
  });

  it('an account switch while the wallet signs drops the authentication', async () => {
    await prepared();
    page.fake.person.sign = 'wait';
    const outcome = page.tab.wallet.confirmAuthentication();
    await eventually(() => page.fake.asked.sign).toBe(1);
    page.fake.switchTo(1);
    expect(await outcome).toEqual({ status: 'superseded' });
    page.fake.approveNow();
    await eventually(() => solana().authentication.status).toBe('idle');
    expect(page.tab.backend.callsOf('POST /auth/verify/')).toHaveLength(0);
  });

  it('a wallet that vanishes while it signs ends the authentication', async () => {
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

describe('leaving', () => {
  it('by disconnect stays signed in and forgets the wallet', async () => {
    await connected();
    expect(await page.tab.wallet.disconnect()).toEqual({ status: 'done' });
    expect(page.tab.wallet.getState()).toEqual({ status: 'disconnected', problem: null });
    expect(page.tab.session.getState().status).toBe('authenticated');
    expect(page.tab.stored.get('wallet')).toBe('none');
    expect(page.fake.asked.disconnect).toBe(1);
  });

  it('by "GLI logout" ends session and wallet, also when the server fails', async () => {
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

  it("by the header's log-out disconnects the wallet, too", async () => {
    await connected();
    await page.tab.session.signOut('header_logout');
    expect(page.tab.wallet.getState()).toEqual({ status: 'disconnected', problem: null });
    await eventually(() => page.fake.asked.disconnect).toBe(1);
  });

  it('while the server verifies signs nobody in again', async () => {
    await prepared();
    let deliver = () => {};
    const verify = page.tab.backend.handlers['POST /auth/verify/'];
    page.tab.backend.handlers['POST /auth/verify/'] = async (received) => {
      await new Promise<void>((resolve) => (deliver = resolve));
      return verify?.(received) ?? jsonResponse(500, {});
    };
    const outcome = page.tab.wallet.confirmAuthentication();
    await eventually(() => page.tab.backend.callsOf('POST /auth/verify/').length).toBe(1);
    await page.tab.session.signOut('header_logout');
    deliver();
    expect(await outcome).toEqual({ status: 'superseded' });
    expect([...page.tab.stored.keys()]).toEqual([]);
  });
});
