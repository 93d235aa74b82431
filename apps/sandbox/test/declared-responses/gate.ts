import type { DeclaredResponse } from './declared-responses.ts';
import type { Exemption } from './exemptions.ts';
import { type ResponseCounts, responseKey } from './tally.ts';

/** What is wrong with the answers of a whole run: one line each, none when everything declared was answered. */
export function findGaps(
  declared: readonly DeclaredResponse[],
  counts: ResponseCounts,
  exemptions: readonly Exemption[],
): string[] {
  const isExempt = (answer: DeclaredResponse) => exemptions.some((entry) => covers(entry, answer));
  const isCovered = ({ operation, status, code }: DeclaredResponse) =>
    (counts[responseKey(operation, status, code)] ?? 0) > 0;
  const declaredKeys = new Set(
    declared.map(({ operation, status, code }) => responseKey(operation, status, code)),
  );
  return [
    ...declared
      .filter((answer) => !isCovered(answer) && !isExempt(answer))
      .map((answer) => `${nameOf(answer)} is declared and was never answered.`),
    ...declared
      .filter((answer) => isCovered(answer) && isExempt(answer))
      .map((answer) => `${nameOf(answer)} was answered: it does not belong to the unprovoked.`),
    ...exemptions
      .filter((entry) => !declared.some((answer) => covers(entry, answer)))
      .map(({ code }) => `${code} stands among the unprovoked, but nothing declares it there.`),
    ...Object.keys(counts)
      .filter((key) => !declaredKeys.has(key))
      .map((key) => `${key} was answered and has no example in the contract.`),
  ];
}

const nameOf = ({ operation, status, code }: DeclaredResponse) => responseKey(operation, status, code);

function covers({ code, operations }: Exemption, answer: DeclaredResponse): boolean {
  if (code !== answer.code) return false;
  if (operations === 'all') return true;
  if ('allBut' in operations) return !operations.allBut.includes(answer.operation);
  return operations.includes(answer.operation);
}
