import { type AnswerCounts, answerKey } from './answer-tally.ts';
import type { DeclaredAnswer } from './declared-answers.ts';
import type { Unprovoked } from './unprovoked.ts';

/** What is wrong with the answers of a whole run: one line each, none when everything declared was answered. */
export function findGaps(
  declared: readonly DeclaredAnswer[],
  counts: AnswerCounts,
  unprovoked: readonly Unprovoked[],
): string[] {
  const excused = (answer: DeclaredAnswer) => unprovoked.some((entry) => covers(entry, answer));
  const answered = ({ operation, status, code }: DeclaredAnswer) =>
    (counts[answerKey(operation, status, code)] ?? 0) > 0;
  const declaredKeys = new Set(
    declared.map(({ operation, status, code }) => answerKey(operation, status, code)),
  );
  return [
    ...declared
      .filter((answer) => !answered(answer) && !excused(answer))
      .map((answer) => `${nameOf(answer)} is declared and was never answered.`),
    ...declared
      .filter((answer) => answered(answer) && excused(answer))
      .map((answer) => `${nameOf(answer)} was answered: it does not belong to the unprovoked.`),
    ...unprovoked
      .filter((entry) => !declared.some((answer) => covers(entry, answer)))
      .map(({ code }) => `${code} stands among the unprovoked, but nothing declares it there.`),
    ...Object.keys(counts)
      .filter((key) => !declaredKeys.has(key))
      .map((key) => `${key} was answered and has no example in the contract.`),
  ];
}

const nameOf = ({ operation, status, code }: DeclaredAnswer) => answerKey(operation, status, code);

function covers({ code, operations }: Unprovoked, answer: DeclaredAnswer): boolean {
  if (code !== answer.code) return false;
  if (operations === 'all') return true;
  if ('allBut' in operations) return !operations.allBut.includes(answer.operation);
  return operations.includes(answer.operation);
}
