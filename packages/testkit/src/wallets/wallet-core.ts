import { setTimeout as sleep } from 'node:timers/promises';
import type { BrowserContext, Frame } from '@playwright/test';
import { dispatch, getOrigin, listFrames } from './frames.ts';
import type { Reply } from './page/open-channel.ts';
import { CODES, WalletError } from './wallet-error.ts';
import type { WalletHandle, WalletRequest } from './wallet-handle.ts';
import { createWalletUser, type Decision } from './wallet-user.ts';

const PROMPT_TIMEOUT_MS = 30_000;

/** The part of a wallet that depends on the chain. */
export type WalletKind = {
  /** Handles a page's request. @throws WalletError */
  handle(request: WalletRequest): Promise<unknown>;
  /** Returns the event with the accounts that a page may see. */
  accountsEvent(origin: string): { event: string; payload: unknown };
};

/** Creates a wallet's state and connects it to the pages of a context. */
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

  const emit = async (event: string, payload: unknown, frames = listFrames(context)) => {
    await Promise.all(frames.map((frame) => dispatch(frame, binding, { event, payload })));
  };
  const emitAccounts = async () => {
    await Promise.all(
      listFrames(context).map((frame) => {
        const message = kind?.accountsEvent(getOrigin(frame));
        return message && emit(message.event, message.payload, [frame]);
      }),
    );
  };

  const reply = async (frame: Frame, method: string, params: unknown): Promise<Reply> => {
    const request = { method, params, origin: getOrigin(frame) };
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
    asked: (of) => user.askedFor(of, PROMPT_TIMEOUT_MS),
    slow(ms) {
      delayMs = ms;
    },
    async switchAccount(index = (active + 1) % accounts) {
      if (index < 0 || index >= accounts)
        throw new Error(`${name} has ${accounts} accounts, so index ${index} does not exist.`);
      active = index;
      await emitAccounts();
    },
    async lock() {
      isLocked = true;
      await emitAccounts();
    },
    async unlock() {
      isLocked = false;
      await emitAccounts();
    },
    async forget(origin) {
      if (origin === undefined) allowed.clear();
      else allowed.delete(origin);
      await emitAccounts();
    },
    async vanish() {
      isGone = true;
      await removeScript();
      await emitAccounts();
      await emit('vanished', null);
    },
  };

  return {
    handle,
    emit,
    /** Index of the active account. */
    active: () => active,
    isVisibleTo: (origin: string) => allowed.has(origin) && !isLocked && !isGone,
    /** Prompts for a connection unless the origin is already allowed. Approval unlocks the wallet. */
    async connect(origin: string, promptKind: Kind, { isForced = false } = {}): Promise<void> {
      if (allowed.has(origin) && !isLocked && !isForced) return;
      await user.ask(promptKind, origin, '');
      const wasLocked = isLocked;
      allowed.add(origin);
      isLocked = false;
      if (wasLocked) await emitAccounts();
    },
    ask: user.ask,
    /** Exposes the wallet to the pages of the context. `script` runs in each page before its own scripts. */
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
