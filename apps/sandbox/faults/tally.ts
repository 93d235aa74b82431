import { expect } from 'vitest';
import type { LedgerAudit } from './audit-ledger.ts';
import { findDuplicates, findLost } from './check.ts';
import { acknowledged, type Sent } from './journal.ts';
import { type Retried, retryAll } from './retry.ts';

type Round = {
  readonly journal: readonly Sent[];
  /** Writes that were answered before the kill. */
  readonly before: number;
  readonly result: Retried;
};

const KINDS = ['register', 'log_in', 'invest', 'quote', 'convert', 'order', 'pay', 'cancel'] as const;

/** What happened in all rounds. */
export class Tally {
  readonly #seed: number;
  readonly #rounds: Round[] = [];
  readonly #lost: string[] = [];
  readonly #doubled: string[] = [];
  readonly #violations: string[] = [];

  constructor(seed: number) {
    this.#seed = seed;
  }

  /** Checks what the kill left, retries, and checks what the retries left. */
  async check(address: string, journal: Sent[], violations: readonly string[]): Promise<void> {
    const before = journal.filter((sent) => sent.answer !== null).length;
    this.#violations.push(...violations);
    this.#lost.push(...(await findLost(address, journal)));
    const result = await retryAll(address, journal);
    this.#rounds.push({ journal, before, result });
    this.#doubled.push(...result.problems, ...(await findDuplicates(address, journal)));
  }

  /** Everything of all rounds once more, after all kills. */
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
    // A run whose writes are refused proves nothing.
    expect(
      sum(({ journal }) => acknowledged(journal, 'invest', 'convert', 'order', 'pay').length),
    ).toBeGreaterThan(this.#rounds.length * 4);
    expect(sum((round) => round.result.retried)).toBeGreaterThan(0);
  }
}
