import { type DeclaredResponse, declaredResponses } from './declared-responses.ts';
import { type ResponseCounts, responseKey } from './tally.ts';

/** A line for each operation: what it answered, with how many of its tests' requests; `·` before what it never did. */
export function responseTable(counts: ResponseCounts): string {
  const byOperation = Map.groupBy(declaredResponses, ({ operation }) => operation);
  const lines = [...byOperation].map(([operation, answers]) => {
    const statuses = Map.groupBy(answers, ({ status }) => status);
    const columns = [...statuses].map(([status, all]) => `${status}${codesOf(all, counts)}`);
    return `  ${operation.padEnd(28)} ${columns.join('  ')}`;
  });
  const seen = [...byOperation.values()].filter((answers) =>
    answers.some((answer) => isCovered(answer, counts)),
  );
  return `Operations answered in the tests: ${seen.length} of ${byOperation.size}\n${lines.join('\n')}`;
}

function codesOf(answers: readonly DeclaredResponse[], counts: ResponseCounts): string {
  const names = answers.map((answer) => `${isCovered(answer, counts) ? '' : '·'}${answer.code ?? ''}`);
  return names.join() === '' ? '' : ` ${names.join(' ')}`;
}

const isCovered = ({ operation, status, code }: DeclaredResponse, counts: ResponseCounts) =>
  responseKey(operation, status, code) in counts;
