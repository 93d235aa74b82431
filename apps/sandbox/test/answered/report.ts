import { type AnswerCounts, answerKey } from './answer-tally.ts';
import { type DeclaredAnswer, declaredAnswers } from './declared-answers.ts';

/** A line for each operation: what it answered, with how many of its tests' requests; `·` before what it never did. */
export function answerTable(counts: AnswerCounts): string {
  const byOperation = Map.groupBy(declaredAnswers, ({ operation }) => operation);
  const lines = [...byOperation].map(([operation, answers]) => {
    const statuses = Map.groupBy(answers, ({ status }) => status);
    const columns = [...statuses].map(([status, all]) => `${status}${codesOf(all, counts)}`);
    return `  ${operation.padEnd(28)} ${columns.join('  ')}`;
  });
  const seen = [...byOperation.values()].filter((answers) =>
    answers.some((answer) => isAnswered(answer, counts)),
  );
  return `Operations answered in the tests: ${seen.length} of ${byOperation.size}\n${lines.join('\n')}`;
}

function codesOf(answers: readonly DeclaredAnswer[], counts: AnswerCounts): string {
  const names = answers.map((answer) => `${isAnswered(answer, counts) ? '' : '·'}${answer.code ?? ''}`);
  return names.join() === '' ? '' : ` ${names.join(' ')}`;
}

const isAnswered = ({ operation, status, code }: DeclaredAnswer, counts: AnswerCounts) =>
  answerKey(operation, status, code) in counts;
