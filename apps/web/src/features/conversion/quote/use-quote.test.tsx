// @vitest-environment happy-dom
import type { ConversionInput, ConversionQuote } from '@gli/sdk';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { lost, platformFixture, type Reply } from '../../../testing/platform-fixture.tsx';
import { createQuote } from '../testing/quote.ts';
import { useConversionInput, useQuote } from './use-quote.ts';

// The device's clock is years off, so only elapsed time may count.
beforeEach(() => vi.useFakeTimers({ now: Date.parse('2020-01-01T00:00:00Z') }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const input = (amount: string): ConversionInput => ({
  from_token: 'GLIB',
  to_token: 'GLID',
  amount,
  conversion_type: 'instant',
});
const reply = (changes: Partial<ConversionQuote> = {}): Reply => ({
  status: 200,
  body: createQuote(changes),
});

type Props = { input: ConversionInput | null; isConfirming: boolean; memberId: string | null };

/** Renders a member's form. A quote is valid for three minutes. */
async function form(replies: Reply[], given: Partial<Props> = {}) {
  const fixture = await platformFixture();
  fixture.reply('validateConversion', ...replies);
  const initialProps: Props = { input: input('500'), isConfirming: false, memberId: 'mem_1', ...given };
  const { result, rerender } = renderHook(
    ({ memberId, input, isConfirming }: Props) => useQuote(memberId, input, isConfirming),
    { wrapper: fixture.wrapper, initialProps },
  );
  return {
    result,
    change: (changes: Partial<Props>) => rerender({ ...initialProps, ...changes }),
    /** Advances time, renders the changes and waits for work that they cause. */
    async pass(ms: number) {
      for (const step of [ms, 1, 1]) await act(() => vi.advanceTimersByTimeAsync(step));
    },
    amounts: () => fixture.getCalls('validateConversion').map(({ body }) => (body as ConversionInput).amount),
  };
}

test('requests a quote once the form has been unchanged for a while, and counts down', async () => {
  const { result, change, pass, amounts } = await form([reply()], { input: null });
  change({ input: input('50') });
  await pass(300);
  change({ input: input('500') });
  await pass(300);
  expect(result.current).toMatchObject({ state: { status: 'pending' }, secondsLeft: 0 });
  expect(amounts()).toEqual([]);
  await pass(100);
  expect(amounts()).toEqual(['500']);
  expect(result.current.state).toEqual({ status: 'ready', quote: createQuote({}) });
  expect(result.current.secondsLeft).toBe(180);
  await pass(60_000);
  expect(result.current.secondsLeft).toBe(120);
});

test('requests no quote for a visitor or without an amount', async () => {
  const visitor = await form([], { memberId: null });
  const empty = await form([], { input: null });
  await visitor.pass(1_000);
  expect(visitor.result.current).toMatchObject({ state: { status: 'pending' }, isFetching: false });
  expect([...visitor.amounts(), ...empty.amounts()]).toEqual([]);
});

test('hides the old quote while it loads the quote for a changed amount', async () => {
  const { result, change, pass } = await form([reply(), reply({ amount: '600' })]);
  await pass(500);
  change({ input: input('600') });
  expect(result.current.state).toEqual({ status: 'pending' });
  await pass(500);
  expect(result.current.state).toEqual({ status: 'ready', quote: createQuote({ amount: '600' }) });
});

test('renews an expired quote automatically', async () => {
  const { result, pass } = await form([reply(), reply({ id: 'qte_2' })]);
  await pass(500);
  await pass(181_000);
  expect(result.current.state).toEqual({ status: 'ready', quote: createQuote({ id: 'qte_2' }) });
  expect(result.current.secondsLeft).toBeGreaterThan(175);
});

test('renews a quote that is being confirmed only on request', async () => {
  const { result, change, pass, amounts } = await form([reply(), reply({ id: 'qte_2' })]);
  await pass(500);
  change({ isConfirming: true });
  await pass(181_000);
  expect(result.current).toMatchObject({
    state: { status: 'expired', quote: createQuote({}) },
    secondsLeft: 0,
  });
  expect(amounts()).toHaveLength(1);
  await act(async () => result.current.refetch());
  await pass(100);
  expect(result.current.state).toEqual({ status: 'ready', quote: createQuote({ id: 'qte_2' }) });
});

test('keeps reporting a failure until another attempt ends', async () => {
  const { result, pass } = await form([lost(), [400, 'conversion_pair_not_supported'], reply()]);
  await pass(500);
  expect(result.current.state).toMatchObject({ status: 'failed', error: { name: 'GliNetworkError' } });
  await act(async () => result.current.refetch());
  await pass(100);
  expect(result.current.state).toMatchObject({
    status: 'failed',
    error: { code: 'conversion_pair_not_supported' },
  });
  await act(async () => result.current.refetch());
  await pass(100);
  expect(result.current.state.status).toBe('ready');
});

test('stays pending until a slow response arrives', async () => {
  let respond: (status: number) => void = () => {};
  const { result, pass } = await form([new Promise<number>((resolve) => (respond = resolve))]);
  await pass(5_000);
  expect(result.current).toMatchObject({ state: { status: 'pending' }, isFetching: true });
  respond(200);
  await pass(100);
  expect(result.current.state.status).toBe('ready');
});

describe('the request body of a quote', () => {
  const pair = {
    from_token: 'GLIB',
    to_token: 'GLID',
    bidirectional: true,
    irreversible: false,
    minimum_amount: '10',
    maximum_amount: '1000000',
    large_amount_threshold: '100000',
    depth_amount: '8000000',
  } as const;
  const createInput = (amount: string, balance?: string) =>
    renderHook(() => useConversionInput(pair, 'instant', amount, balance)).result.current;

  test('contains the amount as a plain decimal', () =>
    expect(createInput(' 500.50 ')?.amount).toBe('500.50'));

  test.each(['', 'abc', '0', '9.99', '1000000.1'])('is null for "%s"', (amount) => {
    expect(createInput(amount)).toBeNull();
  });

  test('is null for an amount above the balance', () => expect(createInput('500', '499')).toBeNull());

  test('stays the same object while the form is unchanged', () => {
    const { result, rerender } = renderHook(() => useConversionInput(pair, 'instant', '500', '1000'));
    const first = result.current;
    rerender();
    expect(result.current).toBe(first);
  });
});
