import { GliContractError } from '@gli/sdk';
import { expect, it } from 'vitest';
import { KIM, LEE, sessionFixture, storedMember } from './testing/session-fixture.ts';

const WITH_WALLET = { ...KIM, wallet_address: '6TAAcukwSHujkx5LmfhBo8YM5P4r5tRgjaSPfXdF8cyQ' };

async function signedIn() {
  const fixture = sessionFixture({ stored: storedMember() });
  await fixture.session.initialize();
  return fixture;
}

it('replaces the access token and profile after a wallet verification', async () => {
  const { session, browser } = await signedIn();
  expect(session.applyGrant({ access: 'access-w', user: WITH_WALLET })).toBe(true);
  expect(session.getState()).toMatchObject({ status: 'authenticated', user: WITH_WALLET });
  expect(browser.stored.get('auth-token')).toBe('{"access":"access-w","refresh":"refresh-2"}');
  expect(JSON.parse(browser.stored.get('user-profile') ?? '')).toMatchObject(WITH_WALLET);
});

it('does not sign a member back in after a sign-out', async () => {
  const { session, browser } = await signedIn();
  await session.signOut('header_logout');
  expect(session.applyGrant({ access: 'access-w', user: WITH_WALLET })).toBe(false);
  expect(session.getState()).toEqual({ status: 'guest' });
  expect([...browser.stored]).toEqual([]);
});

it.each([
  ['another member', LEE],
  ['an unknown member', {}],
])('rejects a profile of %s and changes nothing', async (_, user) => {
  const { session, browser } = await signedIn();
  const before = session.getState();
  expect(() => session.applyGrant({ access: 'access-w', user })).toThrow(GliContractError);
  expect(session.getState()).toBe(before);
  expect(browser.stored.get('auth-token')).toContain('access-2');
});
