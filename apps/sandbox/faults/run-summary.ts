import { expect } from 'vitest';
import type { LedgerAudit } from './audit-ledger.ts';
import { findDuplicates, findLost } from './check.ts';
import { acknowledged, isSuccess, parseBody, type Sent, send, type WriteResponse } from './journal.ts';
import { createExecution, createLogin } from './workload.ts';

type Round = {
  readonly journal: readonly Sent[];
  /** Number of writes that got a response before the kill. */
  readonly before: number;
  readonly result: Retried;
};

const KINDS = ['register', 'log_in', 'invest', 'quote', 'convert', 'order', 'pay', 'cancel'] as const;

export class RunSummary {
  readonly #seed: number;
  readonly #rounds: Round[] = [];
  readonly #lost: string[] = [];
  readonly #doubled: string[] = [];
  readonly #violations: string[] = [];

  constructor(seed: number) {
    this.#seed = seed;
  }

  /** Checks the data after a kill, retries the writes, and checks again. */
  async check(address: string, journal: Sent[], violations: readonly string[]): Promise<void> {
    const before = journal.filter((sent) => sent.response !== null).length;
    this.#violations.push(...violations);
    this.#lost.push(...(await findLost(address, journal)));
    const result = await retryAll(address, journal);
    this.#rounds.push({ journal, before, result });
    this.#doubled.push(...result.problems, ...(await findDuplicates(address, journal)));
  }

  /** Checks all rounds once more after the last kill. */
  async recheck(address: string): Promise<void> {
    for (const { journal } of this.#rounds) {
      this.#lost.push(...(await findLost(address, journal)));
      this.#doubled.push(...(await findDuplicates(address, journal)));
    }
  }

  report(where: string, final: LedgerAudit): void {
    const sum = (of: (round: Round) => number) => this.#rounds.reduce((total, round) => total + of(round), 0);
    const violations = [...this.#violations, ...final.violations];
    console.log(
      [
        `Faults, ${where}, seed ${this.#seed}: ${this.#rounds.length} kills`,
        `  responses before the kill ${sum((round) => round.before)}, unanswered and retried ${sum((round) => round.result.retried)}, ` +
          `of which ${sum((round) => round.result.hadHappened)} had happened under their key`,
        `  acknowledged in the end: ${KINDS.map((kind) => `${kind} ${sum(({ journal }) => acknowledged(journal, kind).length)}`).join(', ')}`,
        `  acknowledged keys sent again ${sum((round) => round.result.replayed)}, postings ${final.postings}`,
        `  lost ${this.#lost.length}, doubled ${this.#doubled.length}, ledger violations ${violations.length}`,
      ].join('\n'),
    );
    expect({ lost: this.#lost, doubled: this.#doubled, violations: violations }).toEqual({
      lost: [],
      doubled: [],
      violations: [],
    });
    // A run proves nothing if its writes are rejected.
    expect(
      sum(({ journal }) => acknowledged(journal, 'invest', 'convert', 'order', 'pay').length),
    ).toBeGreaterThan(this.#rounds.length * 4);
    expect(sum((round) => round.result.retried)).toBeGreaterThan(0);
  }
}

type Retried = {
  /** Writes that were sent again because they got no response. */
  readonly retried: number;
  /** Retried writes that had taken effect before the kill. */
  readonly hadHappened: number;
  /** Acknowledged writes that were repeated with the same key. */
  readonly replayed: number;
  readonly problems: readonly string[];
};

/**
 * Repeats every write that has no response. Then repeats every acknowledged write with a key, which must return the
 * same response. Records the responses in the journal.
 */
async function retryAll(address: string, journal: Sent[]): Promise<Retried> {
  const problems: string[] = [];
  const unanswered = journal.filter((sent) => sent.response === null);
  let hadHappened = 0;
  for (const sent of unanswered) {
    sent.response = await sendOnce(address, sent);
    if (sent.response.isReplayed) hadHappened++;
    if (sent.response.status >= 400 && sent.kind !== 'register' && !isRejection(sent.response)) {
      problems.push(`${sent.kind} sent again: ${sent.response.status} ${sent.response.text}`);
    }
  }
  for (const quote of unexecuted(journal)) {
    if (!quote.person) continue;
    const execution = createExecution(quote.response, quote.person);
    const response = await sendOnce(address, execution);
    journal.push({ ...execution, response });
    if (response.status === 404) problems.push(`An acknowledged quote is gone: ${quote.response.text}`);
  }
  const keyed = acknowledged(journal, 'invest', 'convert', 'order', 'pay', 'cancel');
  for (const sent of keyed) {
    const again = await sendOnce(address, sent);
    if (again.isReplayed && again.status === sent.response.status && again.text === sent.response.text)
      continue;
    problems.push(`${sent.kind} ${sent.key}: ${sent.response.text} became ${again.status} ${again.text}`);
  }
  return { retried: unanswered.length, hadHappened, replayed: keyed.length, problems: problems };
}

async function sendOnce(address: string, write: Parameters<typeof send>[1]): Promise<WriteResponse> {
  const response = await send(address, write);
  if (response === null) throw new Error(`A running sandbox does not respond to ${write.path}.`);
  // The registration succeeded if the address is taken and its owner can log in.
  if (write.kind !== 'register' || response.status < 400) return response;
  const { email } = write.json as { email: string };
  const logIn = await send(address, createLogin(email));
  if (!isSuccess(logIn)) throw new Error(`${email} is taken and cannot log in: ${response.text}`);
  return response;
}

/** Returns quotes that were never executed because of the kill. */
function unexecuted(journal: readonly Sent[]): (Sent & { response: WriteResponse })[] {
  const executed = new Set(
    journal
      .filter((sent) => sent.kind === 'convert')
      .map((sent) => (sent.json as { quote_id: string }).quote_id),
  );
  return acknowledged(journal, 'quote').filter(
    (quote) => !executed.has(parseBody<{ id: string }>(quote.response).id),
  );
}

/** True if the current state explains a rejection. A rejected write has no effect. */
const isRejection = ({ status, text }: WriteResponse): boolean =>
  status === 409 && /insufficient_balance|out_of_stock|order_status_conflict|quote_expired/.test(text);
