import type { OperationId } from '@gli/sdk';
import { type Example, pointer, resolve } from '../../src/core/contract/document.ts';
import { type ContractOperation, contractOperations } from '../../src/core/contract/operations.ts';
import type { Exemption } from './exemptions.ts';
import { type ResponseCounts, responseKey } from './response-counts.ts';

/**
 * A declared response of an operation. For errors, there is one per code in the examples. For successes, there is one
 * per status.
 */
export type DeclaredResponse = {
  readonly operation: OperationId;
  readonly status: number;
  readonly code?: string;
};

export const declaredResponses: readonly DeclaredResponse[] = contractOperations.flatMap(listResponses);

function listResponses({ id, responses }: ContractOperation): DeclaredResponse[] {
  return [...responses].flatMap(([status, content]): DeclaredResponse[] => {
    if (status < 400) return [{ operation: id, status }];
    const examples = Object.values(content?.media.examples ?? {});
    return examples.map((example) => ({ operation: id, status, code: readCode(example) }));
  });
}

function readCode(example: Parameters<typeof resolve<Example>>[0]): string {
  const { value } = resolve<Example>(example, pointer()).value;
  if (typeof value === 'object' && value !== null && 'code' in value && typeof value.code === 'string') {
    return value.code;
  }
  throw new TypeError(`An example of an error without a code: ${JSON.stringify(value)}`);
}

const toKey = ({ operation, status, code }: DeclaredResponse) => responseKey(operation, status, code);

/** Returns the gaps of a full run, one line each. Empty if every declared response was returned. */
export function findGaps(
  declared: readonly DeclaredResponse[],
  counts: ResponseCounts,
  exemptions: readonly Exemption[],
): string[] {
  const isExempt = (response: DeclaredResponse) => exemptions.some((entry) => covers(entry, response));
  const isReturned = (response: DeclaredResponse) => (counts[toKey(response)] ?? 0) > 0;
  const declaredKeys = new Set(declared.map(toKey));
  return [
    ...declared
      .filter((response) => !isReturned(response) && !isExempt(response))
      .map((response) => `${toKey(response)} is declared and was never returned.`),
    ...declared
      .filter((response) => isReturned(response) && isExempt(response))
      .map((response) => `${toKey(response)} was returned: remove its exemption.`),
    ...exemptions
      .filter((entry) => !declared.some((response) => covers(entry, response)))
      .map(({ code }) => `${code} is exempt, but no such operation declares it.`),
    ...Object.keys(counts)
      .filter((key) => !declaredKeys.has(key))
      .map((key) => `${key} was returned and has no example in the contract.`),
  ];
}

function covers({ code, operations }: Exemption, response: DeclaredResponse): boolean {
  if (code !== response.code) return false;
  if (operations === 'all') return true;
  if ('allBut' in operations) return !operations.allBut.includes(response.operation);
  return operations.includes(response.operation);
}

/** Returns a table of the responses that tests received, with one line per operation. `·` marks missing ones. */
export function responseTable(counts: ResponseCounts): string {
  const isReturned = (response: DeclaredResponse) => toKey(response) in counts;
  const listCodes = (responses: readonly DeclaredResponse[]) => {
    const names = responses.map((response) => `${isReturned(response) ? '' : '·'}${response.code ?? ''}`);
    return names.join() === '' ? '' : ` ${names.join(' ')}`;
  };
  const byOperation = Map.groupBy(declaredResponses, ({ operation }) => operation);
  const lines = [...byOperation].map(([operation, responses]) => {
    const statuses = Map.groupBy(responses, ({ status }) => status);
    const columns = [...statuses].map(([status, all]) => `${status}${listCodes(all)}`);
    return `  ${operation.padEnd(28)} ${columns.join('  ')}`;
  });
  const covered = [...byOperation.values()].filter((responses) => responses.some(isReturned));
  return `Operations covered by the tests: ${covered.length} of ${byOperation.size}\n${lines.join('\n')}`;
}
