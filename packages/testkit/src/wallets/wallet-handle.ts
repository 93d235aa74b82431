import type { Prompt } from './wallet-user.ts';

export type WalletRequest = {
  readonly method: string;
  readonly params: unknown;
  readonly origin: string;
};

/** Controls a wallet from a test. */
export type WalletHandle<Kind extends string> = {
  readonly name: string;
  /** All requests from pages, in order, including silent ones. */
  readonly requests: readonly WalletRequest[];
  /** All prompts, in order. */
  readonly prompts: readonly Prompt<Kind>[];
  /** Approves prompts of this kind, or all prompts, from now on, including open ones. */
  approve(kind?: Kind): void;
  /** Rejects prompts of this kind, or all prompts, from now on, including open ones. */
  refuse(kind?: Kind): void;
  /** Leaves prompts open until `approve` or `refuse` is called. */
  leaveOpen(kind?: Kind): void;
  /** Returns the open prompt of this kind, or waits for the next one. @throws Error after 30 s */
  asked(kind: Kind): Promise<Prompt<Kind>>;
  /** Delays every reply by a number of milliseconds. */
  slow(ms: number): void;
  /** Switches to an account by index, or to the next one. Pages are notified. */
  switchAccount(index?: number): Promise<void>;
  /** Hides the accounts from pages until `unlock` is called or a connection is approved. */
  lock(): Promise<void>;
  unlock(): Promise<void>;
  /** Revokes the permission of one origin, or of all origins. */
  forget(origin?: string): Promise<void>;
  /** Removes the extension. Pages are notified, and no request gets a response anymore, not even open ones. */
  vanish(): Promise<void>;
};
