// @vitest-environment happy-dom
import { exampleOf } from '@gli/sdk/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { lost, memoryStorage } from '../../testing/platform-fixture.tsx';
import { renderScreen } from '../../testing/render-screen.tsx';
import { createQuote } from './testing/quote.ts';

const conversion = exampleOf('executeConversion', 201);
const found = { status: 200, body: { count: 1, next: null, previous: null, results: [conversion] } };
const denied = {
  error: 'Denied',
  message: 'Your wallet is suspended.',
  code: 'permission_denied',
  details: {},
};
const nothing = { status: 200, body: { count: 0, next: null, previous: null, results: [] } };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'], shouldAdvanceTime: true });
});
afterEach(() => void vi.useRealTimers());

type Options = Parameters<typeof renderScreen>[1];

/** Opens the conversion from GLIB to GLID in a tab, with a valid quote of 500 GLIB. */
async function openConversion({ handlers, ...options }: NonNullable<Options> = {}) {
  const now = Date.now();
  const quote = createQuote({
    created_at: new Date(now).toISOString(),
    expires_at: new Date(now + 3_600_000).toISOString(),
  });
  const page = await renderScreen('/conversion?from=GLIB&to=GLID', {
    handlers: {
      validateConversion: { status: 200, body: quote },
      listConversionHistory: ({ url }) => (url.searchParams.has('idempotency_key') ? nothing : found),
      ...handlers,
    },
    ...options,
  });
  const { user } = page;
  const amount = () => screen.findByLabelText<HTMLInputElement>('Amount');
  return {
    ...page,
    amount,
    /** Reviews and confirms a conversion of 500 GLIB. */
    async convert() {
      await user.type(await amount(), '500');
      await user.click(await screen.findByRole('button', { name: 'Review conversion' }));
      await user.click(await screen.findByRole('button', { name: 'Convert', hidden: true }));
    },
    sends: () => page.getCalls('executeConversion').length,
    reads: () =>
      page.getCalls('listConversionHistory').filter(({ url }) => url.searchParams.has('idempotency_key')),
  };
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

describe('a rejected conversion', () => {
  test('is over after an ended session, and not sent after the next login', async () => {
    const [tab, local] = [memoryStorage(), memoryStorage()];
    const before = await openConversion({
      perTab: () => tab,
      local,
      handlers: { executeConversion: 401, refreshAccessToken: 401 },
    });
    await before.convert();
    await waitFor(() => expect(before.platform.session.getState().status).toBe('guest'));
    const after = await openConversion({ perTab: () => tab, local });
    await pass(60_000);
    expect(after.sends()).toBe(0);
    expect(screen.queryByText(/did not reach us/)).toBeNull();
    expect((await after.amount()).value).toBe('500');
  });

  test('shows the reason of a 403 and is not sent again', async () => {
    const page = await openConversion({ handlers: { executeConversion: { status: 403, body: denied } } });
    await page.convert();
    await waitFor(() => expect(page.sends()).toBe(1));
    await screen.findByRole('alert', { hidden: true });
    await pass(60_000);
    expect(page.sends()).toBe(1);
    expect((await page.amount()).value).toBe('500');
  });
});

describe('a conversion with a lost response', () => {
  const words = {
    checking: /We’re checking whether it went through/,
    notFound: 'This conversion did not reach us.',
    done: /^Conversion (in progress|complete)$/,
  };

  /** Opens the page in the same tab after a lost response. */
  async function reopen(handlers?: NonNullable<Options>['handlers'], locale: 'en' | 'ko' = 'en') {
    const stored = {
      memberId: exampleOf('getProfile', 200).id,
      writes: {
        conversion: {
          key: 'stored-key',
          variables: {
            body: { quote_id: 'qte_9fk3w7bn1d', acknowledged_warnings: [] },
            quote: createQuote({}),
          },
        },
      },
    };
    const tab = memoryStorage({ 'pending-writes': JSON.stringify(stored) });
    return openConversion({ locale, perTab: () => tab, ...(handlers && { handlers }) });
  }

  test('is read by its key and shown as done', async () => {
    const page = await reopen({ listConversionHistory: found });
    await screen.findByRole('heading', { name: words.done });
    expect(page.reads().map(({ url }) => url.searchParams.get('idempotency_key'))).toContain('stored-key');
    expect(page.sends()).toBe(0);
  });

  test('is not shown for other tokens once it is done', async () => {
    await reopen({ listConversionHistory: found });
    await screen.findByRole('heading', { name: words.done });
    act(() => window.history.pushState(null, '', '/conversion?from=GLID&to=GLIB'));
    expect(await screen.findByLabelText('Amount')).toBeTruthy();
    expect(screen.queryByRole('heading', { name: words.done })).toBeNull();
  });

  test('is offered again once reading has found nothing, and then sent once', async () => {
    const page = await reopen();
    await screen.findByText(words.checking);
    await pass(20_000);
    await screen.findByText(words.notFound);
    expect(page.sends()).toBe(0);
    await page.user.click(screen.getByRole('button', { name: 'Send again (it runs once)' }));
    await screen.findByRole('heading', { name: words.done });
    expect(page.getKeys('executeConversion')).toEqual(['stored-key']);
  });

  test('is offered again in Korean', async () => {
    const page = await reopen({}, 'ko');
    await pass(20_000);
    await screen.findByText('이 전환은 접수되지 않았습니다.');
    const again = screen.getByRole('button', { name: '다시 보내기 (한 번만 실행됩니다)' });
    expect(screen.getByRole('button', { name: '전환하지 않기' })).toBeTruthy();
    await page.user.click(again);
    await waitFor(() => expect(page.getKeys('executeConversion')).toEqual(['stored-key']));
  });

  test('ends if the member does not want it anymore', async () => {
    const page = await reopen();
    await pass(20_000);
    await page.user.click(await screen.findByRole('button', { name: 'Don’t convert' }));
    expect(screen.queryByText(words.notFound)).toBeNull();
    await pass(60_000);
    expect(page.sends()).toBe(0);
  });

  test('ends if the amount changes', async () => {
    const page = await reopen();
    await pass(20_000);
    await screen.findByText(words.notFound);
    await page.user.type(await screen.findByLabelText('Amount'), '7');
    await waitFor(() => expect(screen.queryByText(words.notFound)).toBeNull());
    expect(page.sends()).toBe(0);
  });
});

test('reads a lost conversion in the confirmation', async () => {
  const page = await openConversion({ handlers: { executeConversion: lost() } });
  await page.convert();
  await screen.findByText(/We’re checking whether it went through/);
  await pass(20_000);
  await screen.findByText('This conversion did not reach us.');
  expect(page.sends()).toBe(1);
});
