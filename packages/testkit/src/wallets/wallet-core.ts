import { setTimeout as sleep } from 'node:timers/promises';
import type { BrowserContext, Frame } from '@playwright/test';
import { dispatch, framesOf, originOf } from './frames.ts';
import type { Reply } from './page/open-channel.ts';
import { CODES, WalletError } from './wallet-error.ts';
import type { WalletHandle, WalletRequest } from './wallet-handle.ts';
import { createWalletUser, type Decision } from './wallet-user.ts';

const ASKED_TIMEOUT_MS = 10_000;

/** How one kind of chain differs. */
export type WalletKind = {
  /** Answers a request of a page. @throws WalletError */
  handle(request: WalletRequest): Promise<unknown>;
  /** Tells a page which accounts it may see now. */
  accountsEvent(origin: string): { event: string; payload: unknown };
};

/** The state of a wallet and its ways to the pages of a context. */
export function createWalletCore<Kind extends string>(
  context: BrowserContext,
  options: { name: string; kinds: readonly Kind[]; accounts: number; binding: string },
) {
  const { name, kinds, accounts, binding } = options;
  const user = createWalletUser(kinds);
  const requests: WalletRequest[] = [];
  const allowed = new Set<string>();
  let active = 0;
  let isLocked = false;
  let isGone = false;
  let delayMs = 0;
  let kind: WalletKind | undefined;
  let removeScript = async () => {};

  const emit = async (event: string, payload: unknown, frames = framesOf(context)) => {
    await Promise.all(frames.map((frame) => dispatch(frame, binding, { event, payload })));
  };
  const tellAccounts = async () => {
    await Promise.all(
      framesOf(context).map((frame) => {
        const said = kind?.accountsEvent(originOf(frame));
        return said && emit(said.event, said.payload, [frame]);
      }),
    );
  };

  const reply = async (frame: Frame, method: string, params: unknown): Promise<Reply> => {
    const request = { method, params, origin: originOf(frame) };
    requests.push(request);
    const value = kind?.handle(request);
    const [settled] = await Promise.allSettled([value]);
    await sleep(delayMs);
    if (isGone) return new Promise(() => {});
    if (settled.status === 'fulfilled') return { status: 'done', value: settled.value };
    const error = settled.reason;
    if (error instanceof WalletError) {
      return { status: 'failed', code: error.code, message: error.message, data: error.data };
    }
    return { status: 'failed', code: CODES.internal, message: String(error), data: undefined };
  };

  const settle = (decision: Decision) => (of?: Kind) => {
    if (!isGone) user.decide(decision, of);
  };
  const handle: WalletHandle<Kind> = {
    name,
    requests,
    prompts: user.prompts,
    approve: settle('approve'),
    refuse: settle('refuse'),
    leaveOpen: settle('wait'),
    asked: (of) => user.askedFor(of, ASKED_TIMEOUT_MS),
    slow(ms) {
      delayMs = ms;
    },
    async switchAccount(index = (active + 1) % accounts) {
      if (index < 0 || index >= accounts)
        throw new Error(`${name} has ${accounts} accounts, none at ${index}.`);
      active = index;
      await tellAccounts();
    },
    async lock() {
      isLocked = true;
      await tellAccounts();
    },
    async unlock() {
      isLocked = false;
      await tellAccounts();
    },
    async forget(origin) {
      if (origin === undefined) allowed.clear();
      else allowed.delete(origin);
      await tellAccounts();
    },
    async vanish() {
      isGone = true;
      await removeScript();
      await tellAccounts();
      await emit('vanished', null);
    },
  };

  return {
    handle,
    emit,
    /** Place of the account that pages see. */
    active: () => active,
    isVisibleTo: (origin: string) => allowed.has(origin) && !isLocked && !isGone,
    /** Asks for a connection, as a rule only if the person has not allowed it before; approving unlocks. */
    async connect(origin: string, promptKind: Kind, { isAskedAgain = false } = {}): Promise<void> {
      if (allowed.has(origin) && !isLocked && !isAskedAgain) return;
      await user.ask(promptKind, origin, '');
      const wasLocked = isLocked;
      allowed.add(origin);
      isLocked = false;
      if (wasLocked) await tellAccounts();
    },
    ask: user.ask,
    /** Opens it to the pages of the context: `script` runs in each before the page's own. */
    async install(installed: WalletKind, script: string): Promise<void> {
      kind = installed;
      await context.exposeBinding(binding, ({ frame }, method: unknown, params: unknown) =>
        reply(frame, String(method), params),
      );
      const added = await context.addInitScript({ content: script });
      removeScript = () => added.dispose();
    },
  };
}

export type WalletCore<Kind extends string> = ReturnType<typeof createWalletCore<Kind>>;
