import { expect } from 'vitest';
import type { LedgerAudit } from './audit-ledger.ts';
import { findDuplicates, findLost } from './check.ts';
import { type Answer, acknowledged, bodyOf, isSuccess, type Sent, send } from './journal.ts';
import { executionOf, logInOf } from './storm.ts';

type Round = {
  readonly journal: readonly Sent[];
  /** Writes with a response before the kill. */
  readonly before: number;
  readonly result: Retried;
};

const KINDS = ['register', 'log_in', 'invest', 'quote', 'convert', 'order', 'pay', 'cancel'] as const;

/** The results of all rounds. */
export class Tally {
  readonly #seed: number;
  readonly #rounds: Round[] = [];
  readonly #lost: string[] = [];
  readonly #doubled: string[] = [];
  readonly #violations: string[] = [];

  constructor(seed: number) {
    this.#seed = seed;
  }

  /** Checks the data after the kill, retries, and checks again. */
  async check(address: string, journal: Sent[], violations: readonly string[]): Promise<void> {
    const before = journal.filter((sent) => sent.answer !== null).length;
    this.#violations.push(...violations);
    this.#lost.push(...(await findLost(address, journal)));
    const result = await retryAll(address, journal);
    this.#rounds.push({ journal, before, result });
    this.#doubled.push(...result.problems, ...(await findDuplicates(address, journal)));
  }

  /** Checks all rounds again after the last kill. */
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
        `  answered before the kill ${sum((round) => round.before)}, unanswered and retried ${sum((round) => round.result.retried)}, ` +
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
    // A run with rejected writes proves nothing.
    expect(
      sum(({ journal }) => acknowledged(journal, 'invest', 'convert', 'order', 'pay').length),
    ).toBeGreaterThan(this.#rounds.length * 4);
    expect(sum((round) => round.result.retried)).toBeGreaterThan(0);
  }
}

type Retried = {
  /** Sent again because there was no response. */
  readonly retried: number;
  /** Of those, replayed: their effect had survived the kill. */
  readonly hadHappened: number;
  /** Acknowledged writes that were repeated with their key. */
  readonly replayed: number;
  readonly problems: readonly string[];
};

/**
 * Repeats every write without a response, and then every acknowledged write with a key, which must get the same
 * response again. Records the responses in the journal.
 */
async function retryAll(address: string, journal: Sent[]): Promise<Retried> {
  const problems: string[] = [];
  const unanswered = journal.filter((sent) => sent.answer === null);
  let hadHappened = 0;
  for (const sent of unanswered) {
    sent.answer = await answerOf(address, sent);
    if (sent.answer.isReplayed) hadHappened++;
    if (sent.answer.status >= 400 && sent.kind !== 'register' && !isRefusal(sent.answer)) {
      problems.push(`${sent.kind} sent again: ${sent.answer.status} ${sent.answer.text}`);
    }
  }
  for (const quote of unexecuted(journal)) {
    if (!quote.person) continue;
    const execution = executionOf(quote.answer, quote.person);
    const answer = await answerOf(address, execution);
    journal.push({ ...execution, answer });
    if (answer.status === 404) problems.push(`An acknowledged quote is gone: ${quote.answer.text}`);
  }
  const keyed = acknowledged(journal, 'invest', 'convert', 'order', 'pay', 'cancel');
  for (const sent of keyed) {
    const again = await answerOf(address, sent);
    if (again.isReplayed && again.status === sent.answer.status && again.text === sent.answer.text) continue;
    problems.push(`${sent.kind} ${sent.key}: ${sent.answer.text} became ${again.status} ${again.text}`);
  }
  return { retried: unanswered.length, hadHappened, replayed: keyed.length, problems: problems };
}

async function answerOf(address: string, write: Parameters<typeof send>[1]): Promise<Answer> {
  const answer = await send(address, write);
  if (answer === null) throw new Error(`${write.path} is not answered by a living sandbox.`);
  // The registration had happened: the address is taken, and its owner can log in.
  if (write.kind !== 'register' || answer.status < 400) return answer;
  const { email } = write.json as { email: string };
  const logIn = await send(address, logInOf(email));
  if (!isSuccess(logIn)) throw new Error(`${email} is taken and cannot log in: ${answer.text}`);
  return answer;
}

/** Quotes that were never executed because of the kill. */
function unexecuted(journal: readonly Sent[]): (Sent & { answer: Answer })[] {
  const executed = new Set(
    journal
      .filter((sent) => sent.kind === 'convert')
      .map((sent) => (sent.json as { quote_id: string }).quote_id),
  );
  return acknowledged(journal, 'quote').filter(
    (quote) => !executed.has(bodyOf<{ id: string }>(quote.answer).id),
  );
}

/** A rejection that the current state explains; it has no effect. */
const isRefusal = ({ status, text }: Answer): boolean =>
  status === 409 && /insufficient_balance|out_of_stock|order_state_conflict|quote_expired/.test(text);
