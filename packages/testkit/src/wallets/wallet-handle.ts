import type { Prompt } from './wallet-user.ts';

/** A request as a page made it. */
export type WalletRequest = {
  readonly method: string;
  readonly params: unknown;
  readonly origin: string;
};

/** What the test does with any wallet. */
export type WalletHandle<Kind extends string> = {
  readonly name: string;
  /** Every request of a page, in order, the silent ones too. */
  readonly requests: readonly WalletRequest[];
  /** Every question that the person was asked, in order. */
  readonly prompts: readonly Prompt<Kind>[];
  /** The person approves this kind of question, or all, from now on; open questions get the answer, too. */
  approve(kind?: Kind): void;
  /** The person refuses. */
  refuse(kind?: Kind): void;
  /** The person leaves the question open, until `approve` or `refuse`. */
  leaveOpen(kind?: Kind): void;
  /** The open question of this kind, or else the next one that a page asks. @throws Error after 10 s */
  asked(kind: Kind): Promise<Prompt<Kind>>;
  /** Every reply takes this much longer, in milliseconds. */
  slow(ms: number): void;
  /** The person chooses another account, by its place, or the next one; pages are told. */
  switchAccount(index?: number): Promise<void>;
  /** Pages see no accounts until the person unlocks it, or approves a connection. */
  lock(): Promise<void>;
  unlock(): Promise<void>;
  /** The person takes back what pages were allowed, of one origin or all. */
  forget(origin?: string): Promise<void>;
  /** The extension goes away for good: it never answers again, not even what is open, and tells pages that it went. */
  vanish(): Promise<void>;
};
