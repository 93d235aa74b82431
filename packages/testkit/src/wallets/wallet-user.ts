import { EventEmitter, on } from 'node:events';
import { CODES, WalletError } from './wallet-error.ts';

export type Decision = 'approve' | 'refuse' | 'wait';

/** A question that the wallet put to the user. */
export type Prompt<Kind extends string> = {
  readonly kind: Kind;
  /** Origin of the page that asks. */
  readonly origin: string;
  /** What the wallet shows: a message's text, a transaction as base64 or JSON, a chain id; empty for a connection. */
  readonly shown: string;
  readonly outcome: 'open' | 'approved' | 'refused';
};

type OpenPrompt<Kind extends string> = { -readonly [Key in keyof Prompt<Kind>]: Prompt<Kind>[Key] } & {
  settle(decision: 'approve' | 'refuse'): void;
};

/** The person before a wallet: a standing answer for each kind of question, and the questions asked. */
export function createWalletUser<Kind extends string>(kinds: readonly Kind[]) {
  const decisions = new Map<Kind, Decision>(kinds.map((kind) => [kind, 'approve']));
  const prompts: OpenPrompt<Kind>[] = [];
  const asked = new EventEmitter().setMaxListeners(0);

  return {
    prompts: prompts as readonly Prompt<Kind>[],
    /** From now on this is the answer to a kind of question, or to all; open questions get it, too. */
    decide(decision: Decision, kind?: Kind): void {
      for (const each of kind === undefined ? kinds : [kind]) {
        decisions.set(each, decision);
        if (decision === 'wait') continue;
        for (const prompt of prompts)
          if (prompt.kind === each && prompt.outcome === 'open') prompt.settle(decision);
      }
    },
    /**
     * Asks; resolves when the person approves, and stays open while the answer is `wait`.
     * @throws WalletError 4001 when the person refuses, -32002 when the page has the same question open already.
     */
    async ask(kind: Kind, origin: string, shown: string): Promise<void> {
      if (prompts.some((open) => open.kind === kind && open.origin === origin && open.outcome === 'open')) {
        throw new WalletError(CODES.alreadyPending, 'Request already pending. Please wait.');
      }
      const approved = new Promise<boolean>((resolve) => {
        const prompt: OpenPrompt<Kind> = {
          kind,
          origin,
          shown,
          outcome: 'open',
          settle(decision) {
            prompt.outcome = decision === 'approve' ? 'approved' : 'refused';
            resolve(decision === 'approve');
          },
        };
        prompts.push(prompt);
        const decision = decisions.get(kind);
        if (decision !== 'wait') prompt.settle(decision ?? 'refuse');
        asked.emit('asked', prompt);
      });
      if (!(await approved)) throw new WalletError(CODES.refused, 'User rejected the request.');
    },
    /** The open question of a kind, or else the next one that is asked. @throws Error when none comes in time */
    async askedFor(kind: Kind, timeoutMs: number): Promise<Prompt<Kind>> {
      const open = prompts.find((prompt) => prompt.kind === kind && prompt.outcome === 'open');
      if (open) return open;
      try {
        for await (const [prompt] of on(asked, 'asked', { signal: AbortSignal.timeout(timeoutMs) })) {
          if (prompt.kind === kind) return prompt;
        }
      } catch (error) {
        throw new Error(`The wallet was not asked to ${kind} within ${timeoutMs} ms.`, { cause: error });
      }
      throw new Error('The person has left.');
    },
  };
}
