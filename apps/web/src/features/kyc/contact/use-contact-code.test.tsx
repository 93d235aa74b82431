// @vitest-environment happy-dom

import type { ContactKind, SentCode } from '@gli/domain';
import { GliNetworkError } from '@gli/sdk';
import { useGetKycStatus } from '@gli/sdk/react';
import { exampleOf } from '@gli/sdk/testing';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { lost, platformFixture } from '../../../testing/platform-fixture.tsx';
import { useProfilePhoneCodes, useStepCodes } from './use-contact-code.ts';

afterEach(cleanup);

const MEMBER = 'mem_1';

/** Status of a member whose email and phone are not verified yet. */
const open = exampleOf('getKycStatus', 200);
for (const step of open.steps) if (step.name === 'email' || step.name === 'phone') step.status = 'open';

async function page(kind: ContactKind = 'email') {
  const fixture = await platformFixture();
  fixture.reply('getKycStatus', { status: 200, body: open });
  const { result } = renderHook(
    () => ({
      codes: useStepCodes(kind, MEMBER),
      status: useGetKycStatus({ id: MEMBER }).data,
    }),
    { wrapper: fixture.wrapper },
  );
  await waitFor(() => expect(result.current.status).toBeDefined());
  const send = async (contact: string) => {
    let state: SentCode | null = null;
    await act(async () => {
      state = await result.current.codes.send(contact);
    });
    return state as SentCode | null;
  };
  /** Enters a code and returns the error, or null. */
  const verify = async (contact: string, code: string) => {
    let failure: unknown = null;
    await act(async () => {
      await result.current.codes.verify(contact, code).catch((error: unknown) => {
        failure = error;
      });
    });
    return failure;
  };
  return { fixture, result, send, verify };
}

describe('requesting a code', () => {
  test('sends it and starts the countdown from the response', async () => {
    const { fixture, send } = await page();
    const before = Date.now();
    const state = await send('seoyeon.kim@example.com');
    expect(fixture.getCalls('sendKycEmailCode')[0]?.body).toEqual({ email: 'seoyeon.kim@example.com' });
    expect(state).toMatchObject({ contact: 'seoyeon.kim@example.com', sentTo: expect.stringContaining('*') });
    expect(state?.resendAt).toBeGreaterThanOrEqual(before + 60_000);
    expect(state?.expiresAt).toBeGreaterThan(before);
  });

  test('sends a text message to a phone', async () => {
    const { fixture, send } = await page('phone');
    expect(await send('010-2345-6789')).not.toBeNull();
    expect(fixture.getCalls('sendKycPhoneCode')[0]?.body).toEqual({ phone: '010-2345-6789' });
    expect(fixture.getCalls('sendKycEmailCode')).toEqual([]);
  });

  test('starts the server’s delay if a request comes too early', async () => {
    const { fixture, result, send } = await page();
    const body = { error: 'Too early', message: 'Too early', code: 'rate_limited', details: {} };
    fixture.reply('sendKycEmailCode', { status: 429, body, headers: { 'Retry-After': '42' } });
    const before = Date.now();
    expect(await send('a@example.com')).toBeNull();
    await waitFor(() => expect(result.current.codes.sendError).toMatchObject({ status: 429 }));
    expect(result.current.codes.waitUntil).toBeGreaterThanOrEqual(before + 42_000);
    expect(result.current.codes.waitUntil).toBeLessThanOrEqual(Date.now() + 42_000);
  });

  test('reports at the field that another account has the address, without starting a delay', async () => {
    const { fixture, result, send } = await page();
    fixture.reply('sendKycEmailCode', [409, 'email_already_registered']);
    expect(await send('a@example.com')).toBeNull();
    const details = { email: [expect.any(String)] };
    await waitFor(() => expect(result.current.codes.sendError).toMatchObject({ status: 409, details }));
    expect(result.current.codes.waitUntil).toBe(0);
  });

  test('can be repeated immediately after a lost response', async () => {
    const { fixture, result, send } = await page();
    fixture.reply('sendKycEmailCode', lost());
    expect(await send('a@example.com')).toBeNull();
    await waitFor(() => expect(result.current.codes.sendError).toBeInstanceOf(GliNetworkError));
    expect(result.current.codes.waitUntil).toBe(0);
    expect(await send('a@example.com')).not.toBeNull();
    await waitFor(() => expect(result.current.codes.sendError).toBeNull());
  });

  test('is pending until a slow response arrives', async () => {
    const { fixture, result } = await page();
    let respond: (status: number) => void = () => {};
    fixture.reply('sendKycEmailCode', new Promise<number>((resolve) => (respond = resolve)));
    act(() => void result.current.codes.send('a@example.com'));
    await waitFor(() => expect(result.current.codes.isSending).toBe(true));
    respond(200);
    await waitFor(() => expect(result.current.codes.isSending).toBe(false));
  });
});

describe('entering a code', () => {
  const findStatus = (steps: readonly { name: string; status: string }[] | undefined, name: string) =>
    steps?.find((step) => step.name === name)?.status;

  test('shows the step as verified without another request', async () => {
    const { fixture, result, verify } = await page();
    fixture.reply('getKycStatus', new Promise<number>(() => {}));
    expect(findStatus(result.current.status?.steps, 'email')).not.toBe('approved');
    expect(await verify('a@example.com', '048213')).toBeNull();
    await waitFor(() => expect(findStatus(result.current.status?.steps, 'email')).toBe('approved'));
    expect(fixture.getCalls('verifyKycEmailCode')[0]?.body).toEqual({ verification_code: '048213' });
  });

  test('verifies the phone number to which the code was sent', async () => {
    const { fixture, verify } = await page('phone');
    await verify('010-2345-6789', '048213');
    expect(fixture.getCalls('verifyKycPhoneCode')[0]?.body).toEqual({
      phone: '010-2345-6789',
      verification_code: '048213',
    });
  });

  test.each([
    ['wrong', 'The code is not valid; 4 tries are left.'],
    ['expired', 'The code has expired.'],
  ])('explains a code that is %s and keeps the step open', async (_, text) => {
    const { fixture, result, verify } = await page();
    const before = result.current.status;
    const details = { verification_code: [text] };
    const body = { error: text, message: text, code: 'invalid_verification_code', details };
    fixture.reply('verifyKycEmailCode', { status: 400, body });
    expect(await verify('a@example.com', '000000')).toMatchObject({ details });
    expect(result.current.status).toEqual(before);
  });

  test('can be repeated after a lost response', async () => {
    const { fixture, verify } = await page();
    fixture.reply('verifyKycEmailCode', lost());
    expect(await verify('a@example.com', '048213')).toBeInstanceOf(GliNetworkError);
    expect(await verify('a@example.com', '048213')).toBeNull();
  });
});

test('verifies the profile’s phone number with a separate call and updates the session', async () => {
  const fixture = await platformFixture();
  const verified = { ...exampleOf('getProfile', 200), phone: '+82 10-9876-5432', phone_verified: true };
  fixture.reply('getProfile', { status: 200, body: verified });
  const { result } = renderHook(() => useProfilePhoneCodes(verified.id), { wrapper: fixture.wrapper });
  let state: SentCode | null = null;
  await act(async () => {
    state = await result.current.send('010-9876-5432');
  });
  expect(state).toMatchObject({ contact: '010-9876-5432' });
  await act(() => result.current.verify('010-9876-5432', '482916'));
  expect(fixture.getCalls('verifyPhone').map(({ body }) => body)).toEqual([
    { phone: '010-9876-5432' },
    { phone: '010-9876-5432', verification_code: '482916' },
  ]);
  expect(fixture.platform.session.getState()).toMatchObject({ user: { phone: '+82 10-9876-5432' } });
});
