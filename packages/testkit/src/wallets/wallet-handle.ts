import type { Prompt } from './wallet-user.ts';

export type WalletRequest = {
  readonly method: string;
  readonly params: unknown;
  readonly origin: string;
};

/** Controls a wallet from a test. */
export type WalletHandle<Kind extends string> = {
  readonly name: string;
  /** Every request of a page, in order, including silent ones. */
  readonly requests: readonly WalletRequest[];
  /** Every prompt, in order. */
  readonly prompts: readonly Prompt<Kind>[];
  /** The user approves prompts of this kind, or all, from now on; open ones, too. */
  approve(kind?: Kind): void;
  /** The user rejects. */
  refuse(kind?: Kind): void;
  /** The user leaves prompts open until `approve` or `refuse` is called. */
  leaveOpen(kind?: Kind): void;
  /** The open prompt of this kind, or else the next one. @throws Error after 10 s */
  asked(kind: Kind): Promise<Prompt<Kind>>;
  /** Delays every reply, in milliseconds. */
  slow(ms: number): void;
  /** The user switches to an account by index, or to the next one; pages are notified. */
  switchAccount(index?: number): Promise<void>;
  /** Pages see no accounts until `unlock`, or until a connection is approved. */
  lock(): Promise<void>;
  unlock(): Promise<void>;
  /** The user revokes the permission of one origin, or of all. */
  forget(origin?: string): Promise<void>;
  /** Removes the extension: it never responds again, not even to open requests, and notifies pages. */
  vanish(): Promise<void>;
};
