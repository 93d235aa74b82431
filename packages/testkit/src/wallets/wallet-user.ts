import { EventEmitter, on } from 'node:events';
import { CODES, WalletError } from './wallet-error.ts';

export type Decision = 'approve' | 'refuse' | 'wait';

/** A prompt of the wallet. */
export type Prompt<Kind extends string> = {
  readonly kind: Kind;
  /** Origin of the requesting page. */
  readonly origin: string;
  /**
   * Content of the prompt: a message's text, a transaction as base64 or JSON, or a chain id. Empty for a connection.
   */
  readonly shown: string;
  readonly outcome: 'open' | 'approved' | 'refused';
};

type OpenPrompt<Kind extends string> = { -readonly [Key in keyof Prompt<Kind>]: Prompt<Kind>[Key] } & {
  settle(decision: 'approve' | 'refuse'): void;
};

/** Creates the user of a wallet, with a decision for each kind of prompt. */
export function createWalletUser<Kind extends string>(kinds: readonly Kind[]) {
  const decisions = new Map<Kind, Decision>(kinds.map((kind) => [kind, 'approve']));
  const prompts: OpenPrompt<Kind>[] = [];
  const asked = new EventEmitter().setMaxListeners(0);

  return {
    prompts: prompts as readonly Prompt<Kind>[],
    /** Sets the decision for prompts of a kind, or for all prompts, from now on, including open ones. */
    decide(decision: Decision, kind?: Kind): void {
      for (const each of kind === undefined ? kinds : [kind]) {
        decisions.set(each, decision);
        if (decision === 'wait') continue;
        for (const prompt of prompts)
          if (prompt.kind === each && prompt.outcome === 'open') prompt.settle(decision);
      }
    },
    /**
     * Prompts the user. Resolves on approval, and stays pending while the decision is `wait`.
     * @throws WalletError 4001 if the user rejects, or -32002 if the page already has the same prompt open
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
    /** Returns the open prompt of a kind, or waits for the next one. @throws Error on timeout */
    async askedFor(kind: Kind, timeoutMs: number): Promise<Prompt<Kind>> {
      const open = prompts.find((prompt) => prompt.kind === kind && prompt.outcome === 'open');
      if (open) return open;
      try {
        for await (const [prompt] of on(asked, 'asked', { signal: AbortSignal.timeout(timeoutMs) })) {
          if (prompt.kind === kind) return prompt;
        }
      } catch (error) {
        throw new Error(`The wallet did not prompt to ${kind} within ${timeoutMs} ms.`, { cause: error });
      }
      throw new Error('The prompts have ended.');
    },
  };
}
