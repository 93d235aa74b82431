// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import fc from 'fast-check';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createGliClient, type Fetch, type Investment } from '../index.ts';
import { exampleOf } from '../testing/index.ts';
import {
  clearPendingWrites,
  GliProvider,
  type IdempotentMutation,
  type PendingWriteStorage,
  useIdempotentMutation,
  useInvestInRwaAsset,
} from './index.ts';

/** Number of random sequences. `GLI_WRITE_SEQUENCES` overrides it. */
const SEQUENCES = Number(process.env.GLI_WRITE_SEQUENCES || (process.env.GLI_NIGHTLY ? 20_000 : 250));
/** Seed of the sequences. `GLI_WRITE_SEED` repeats a run. */
const SEED = Number(process.env.GLI_WRITE_SEED || Date.now() % 2 ** 31);
/** Max time that a request is on its way after its connection is lost, in ms. */
const LATE_MAX_MS = 9_000;
const MEMBERS = ['mem_1', 'mem_2'];

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** Fate of one attempt at a write. */
type Attempt =
  | { kind: 'answered' }
  | { kind: 'slow'; ms: number; isLost: boolean }
  | { kind: 'late'; ms: number }
  | { kind: 'lost_request' }
  | { kind: 'lost_response' }
  /** Rejected before the operation starts. The server stores nothing. */
  | { kind: 'rejected'; status: 401 | 403 | 408 | 422 | 429 | 500 | 503 }
  /** Rejected by the operation. The server stores the rejection with the key. */
  | { kind: 'stored_rejection'; status: 400 | 404 | 409 };

type Step =
  | { kind: 'click'; tab: 0 | 1; amount: string; plan: Attempt[] }
  | { kind: 'send_again'; tab: 0 | 1; plan: Attempt[] }
  | { kind: 'drop'; tab: 0 | 1 }
  | { kind: 'wait'; ms: number }
  | { kind: 'reload'; tab: 0 | 1 }
  | { kind: 'leave'; tab: 0 | 1; ms: number }
  | { kind: 'duplicate' }
  | { kind: 'log_out' }
  | { kind: 'expire' }
  | { kind: 'log_in'; member: number }
  | { kind: 'reads'; areUp: boolean };

const ms = (max: number) => fc.integer({ min: 0, max });
const tab = fc.constantFrom(0 as const, 1 as const);
const kind = <Kind extends string>(name: Kind) => fc.constant(name);
const attempt: fc.Arbitrary<Attempt> = fc.oneof(
  fc.record({ kind: kind('answered') }),
  fc.record({ kind: kind('slow'), ms: ms(LATE_MAX_MS), isLost: fc.boolean() }),
  fc.record({ kind: kind('late'), ms: ms(LATE_MAX_MS) }),
  fc.record({ kind: kind('lost_request') }),
  fc.record({ kind: kind('lost_response') }),
  fc.record({
    kind: kind('rejected'),
    status: fc.constantFrom(
      401 as const,
      403 as const,
      408 as const,
      422 as const,
      429 as const,
      500 as const,
      503 as const,
    ),
  }),
  fc.record({
    kind: kind('stored_rejection'),
    status: fc.constantFrom(400 as const, 404 as const, 409 as const),
  }),
);
const plan = fc.array(attempt, { minLength: 2, maxLength: 2 });
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: kind('click'), tab, amount: fc.constantFrom('1', '2'), plan }) },
  { weight: 3, arbitrary: fc.record({ kind: kind('send_again'), tab, plan }) },
  { weight: 2, arbitrary: fc.record({ kind: kind('drop'), tab }) },
  { weight: 5, arbitrary: fc.record({ kind: kind('wait'), ms: ms(15_000) }) },
  fc.record({ kind: kind('reload'), tab }),
  fc.record({ kind: kind('leave'), tab, ms: ms(5_000) }),
  fc.record({ kind: kind('duplicate') }),
  fc.record({ kind: kind('log_out') }),
  fc.record({ kind: kind('expire') }),
  { weight: 2, arbitrary: fc.record({ kind: kind('log_in'), member: fc.constantFrom(0, 0, 0, 1) }) },
  fc.record({ kind: kind('reads'), areUp: fc.boolean() }),
);

const investment = exampleOf('investInRwaAsset', 201);
const toResponse = (status: number, code = 'any') =>
  new Response(JSON.stringify(status === 201 ? investment : { error: '', message: '', code, details: {} }), {
    status,
  });
const never = new Promise<Response>(() => {});
const connectionLost = () => new TypeError('fetch failed');
const wait = (delayMs: number) => new Promise<void>((resolve) => setTimeout(resolve, delayMs));

/** A server like the sandbox: a key takes effect once, and its decision is stored. It counts effects. */
function createServer() {
  const decisions = new Map<string, number>();
  const inProgress = new Set<string>();
  /** Keys of writes that a member has seen as over. */
  const over = new Set<string>();
  /** Keys that took effect after that. */
  const lateEffects: string[] = [];
  let effects = 0;

  async function run(key: string, durationMs: number, status: number): Promise<Response> {
    if (inProgress.has(key)) return toResponse(409, 'request_in_progress');
    const decided = decisions.get(key);
    if (decided !== undefined) return toResponse(decided);
    inProgress.add(key);
    if (durationMs > 0) await wait(durationMs);
    inProgress.delete(key);
    decisions.set(key, status);
    if (status === 201) {
      effects += 1;
      if (over.has(key)) lateEffects.push(key);
    }
    return toResponse(status);
  }

  return {
    over,
    lateEffects,
    getEffects: () => effects,
    hasEffect: (key: string) => decisions.get(key) === 201,
    async receive(key: string, planned: Attempt): Promise<Response> {
      switch (planned.kind) {
        case 'answered':
          return run(key, 0, 201);
        case 'slow': {
          const response = await run(key, planned.ms, 201);
          if (planned.isLost) throw connectionLost();
          return response;
        }
        case 'late':
          setTimeout(() => void run(key, 0, 201), planned.ms);
          throw connectionLost();
        case 'lost_request':
          throw connectionLost();
        case 'lost_response':
          await run(key, 0, 201);
          throw connectionLost();
        case 'rejected':
          return toResponse(planned.status);
        case 'stored_rejection':
          return run(key, 0, planned.status);
      }
    },
  };
}

type Server = ReturnType<typeof createServer>;

type PageInput = {
  getMemberId: () => string | null;
  /** Called with the key before a write is sent. */
  onSend: (idempotencyKey: string) => void;
  read: (idempotencyKey: string) => Promise<Investment | null>;
};

function usePage({ getMemberId, onSend, read }: PageInput) {
  const { mutateAsync } = useInvestInRwaAsset();
  return useIdempotentMutation({
    memberId: getMemberId(),
    scope: 'invest:ast_1',
    parse: (stored) => (typeof stored === 'string' ? stored : null),
    send: (amount: string, idempotencyKey) => {
      onSend(idempotencyKey);
      return mutateAsync({ id: 'ast_1', body: { amount, accepted_risk: true }, idempotencyKey });
    },
    find: read,
  });
}

/** An open page of a tab. */
type Page = {
  storage: PendingWriteStorage;
  getWrite: () => IdempotentMutation<string, Investment>;
  rerender: () => void;
  leave: (forMs: number) => Promise<void>;
  close: () => void;
};

type Tab = { stored: Map<string, string>; plan: Attempt[]; lastKey: string; page: Page | null };

/** A member's browser with two tabs. Counts the clicks and what the hook sends. */
function createBrowser(server: Server) {
  let memberId: string | null = 'mem_1';
  let readsAreUp = true;
  let clicks = 0;
  let sends = 0;
  let keyCount = 0;
  const createTab = (): Tab => ({ stored: new Map(), plan: [], lastKey: '', page: null });
  const tabs = [createTab(), createTab()] as const;

  /** Opens the page in a tab. A page that is closed sends and stores nothing. */
  function openPage(at: Tab): Page {
    const document = { isOpen: true };
    const storage = {
      getItem: (key: string) => at.stored.get(key) ?? null,
      setItem: (key: string, value: string) => void (document.isOpen && at.stored.set(key, value)),
      removeItem: (key: string) => void (document.isOpen && at.stored.delete(key)),
    };
    const fetch: Fetch = async (_, init) => {
      if (!document.isOpen) return never;
      const key = new Headers(init.headers).get('Idempotency-Key') ?? '';
      const planned = at.plan.shift() ?? { kind: 'answered' };
      try {
        const response = memberId === null ? toResponse(401) : await server.receive(key, planned);
        return document.isOpen ? response : never;
      } catch (error) {
        if (document.isOpen) throw error;
        return never;
      }
    };
    const client = createGliClient({
      baseUrl: 'http://gli.test',
      fetch,
      retry: { retries: 1, baseDelayMs: 200 },
      random: () => 0,
      generateIdempotencyKey: () => `generated-${++keyCount}`,
    });
    const wrapper = ({ children }: { children: ReactNode }) => (
      <GliProvider client={client} pendingWriteStorage={storage} followsSession={false}>
        {children}
      </GliProvider>
    );
    const input: PageInput = {
      getMemberId: () => memberId,
      onSend(key) {
        sends += 1;
        at.lastKey = key;
      },
      async read(key) {
        if (!readsAreUp || memberId === null) throw connectionLost();
        return server.hasEffect(key) ? investment : null;
      },
    };
    const mount = () => renderHook(() => usePage(input), { wrapper });
    let view = mount();
    return {
      storage,
      getWrite: () => view.result.current,
      rerender: () => view.rerender(),
      async leave(forMs: number) {
        view.unmount();
        await act(() => vi.advanceTimersByTimeAsync(forMs));
        view = mount();
      },
      close() {
        document.isOpen = false;
        view.unmount();
      },
    };
  }

  const getPage = (at: Tab): Page => {
    at.page ??= openPage(at);
    return at.page;
  };
  const reload = (at: Tab) => {
    at.page?.close();
    at.page = openPage(at);
  };
  const show = () => {
    for (const at of tabs) getPage(at).rerender();
  };
  /** A write is over only if no tab still has it. */
  const markOver = (key: string) => {
    const isHeld = tabs.some(({ page, lastKey }) => {
      const state = page?.getWrite().state;
      return (
        (state?.status === 'unknown' && state.idempotencyKey === key) ||
        (state?.status === 'sending' && lastKey === key)
      );
    });
    if (!isHeld) server.over.add(key);
  };
  const click = async (at: Tab, attempts: Attempt[], send: () => Promise<unknown>) => {
    clicks += 1;
    at.plan = [...attempts];
    await act(async () => {
      void send();
      server.over.delete(at.lastKey);
      await vi.advanceTimersByTimeAsync(0);
    });
  };

  async function run(next: Step) {
    switch (next.kind) {
      case 'click': {
        const at = tabs[next.tab];
        const { state, mutate } = getPage(at).getWrite();
        // While it is being read, the page shows no form.
        if (state.status === 'unknown' && state.lookup === 'reading') return;
        const before = state.status === 'unknown' ? state.idempotencyKey : null;
        await click(at, next.plan, () => mutate(next.amount));
        if (before !== null && before !== at.lastKey && memberId !== null) markOver(before);
        return;
      }
      case 'send_again': {
        const at = tabs[next.tab];
        const { state, sendAgain } = getPage(at).getWrite();
        if (state.status !== 'unknown' || state.lookup !== 'not_found') return;
        return click(at, next.plan, sendAgain);
      }
      case 'drop': {
        const at = tabs[next.tab];
        const { state, drop } = getPage(at).getWrite();
        if (state.status !== 'unknown' || state.lookup !== 'not_found') return;
        act(drop);
        return markOver(state.idempotencyKey);
      }
      case 'wait':
        return act(async () => void (await vi.advanceTimersByTimeAsync(next.ms)));
      case 'reload':
        return reload(tabs[next.tab]);
      case 'leave':
        return getPage(tabs[next.tab]).leave(next.ms);
      case 'duplicate': {
        const [first, second] = tabs;
        second.stored = new Map(first.stored);
        return reload(second);
      }
      case 'log_out':
        memberId = null;
        act(() => {
          for (const at of tabs) clearPendingWrites(getPage(at).storage);
        });
        return show();
      case 'expire':
        memberId = null;
        return show();
      case 'log_in': {
        if (memberId !== null) return;
        const member = MEMBERS[next.member] ?? null;
        memberId = member;
        act(() => {
          for (const at of tabs) clearPendingWrites(getPage(at).storage, member);
        });
        return show();
      }
      case 'reads':
        readsAreUp = next.areUp;
    }
  }

  /** Checks what each tab shows. */
  function check() {
    expect(sends, 'sends').toBeLessThanOrEqual(clicks);
    expect(server.getEffects(), 'effects').toBeLessThanOrEqual(clicks);
    expect(server.lateEffects, 'effects after the member saw the write as over').toEqual([]);
    for (const { page, lastKey } of tabs) {
      const state = page?.getWrite().state;
      if (state?.status === 'rejected') {
        expect(server.hasEffect(lastKey), `${lastKey} is shown as rejected`).toBe(false);
        markOver(lastKey);
      }
    }
  }

  return {
    run,
    check,
    show,
    /** Reads until every outcome is known. */
    async settle() {
      await run({ kind: 'reads', areUp: true });
      await run({ kind: 'wait', ms: 60_000 });
      for (const { page } of tabs) {
        const state = page?.getWrite().state;
        if (state?.status !== 'unknown') continue;
        expect(state.lookup).toBe('not_found');
        expect(server.hasEffect(state.idempotencyKey), 'a write that took effect was not found').toBe(false);
      }
    },
    close() {
      for (const at of tabs) at.page?.close();
    },
  };
}

test('sends only on a click, takes effect once per click, and never after it was over', async () => {
  console.info(`${SEQUENCES} sequences, GLI_WRITE_SEED=${SEED}`);
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 30 }), async (steps) => {
      const server = createServer();
      const browser = createBrowser(server);
      try {
        browser.show();
        for (const next of steps) {
          await browser.run(next);
          browser.check();
        }
        await browser.settle();
        browser.check();
      } finally {
        browser.close();
        // Testing Library keeps every page until then.
        cleanup();
        vi.clearAllTimers();
      }
    }),
    { numRuns: SEQUENCES, seed: SEED },
  );
}, 3_600_000);
