import type { OperationId } from '@gli/sdk';
import { type Example, pointer, resolve } from '../../src/core/contract/document.ts';
import { type ContractOperation, contractOperations } from '../../src/core/contract/operations.ts';

/** An answer that an operation declares; refusals once for each code among their examples, successes once a status. */
export type DeclaredResponse = {
  readonly operation: OperationId;
  readonly status: number;
  readonly code?: string;
};

/** Every answer of the contract. */
export const declaredResponses: readonly DeclaredResponse[] = contractOperations.flatMap(responsesOf);

function responsesOf({ id, responses: answers }: ContractOperation): DeclaredResponse[] {
  return [...answers].flatMap(([status, content]): DeclaredResponse[] => {
    if (status < 400) return [{ operation: id, status }];
    const examples = Object.values(content?.media.examples ?? {});
    return examples.map((example) => ({ operation: id, status, code: codeOf(example) }));
  });
}

function codeOf(example: Parameters<typeof resolve<Example>>[0]): string {
  const { value } = resolve<Example>(example, pointer()).value;
  if (typeof value === 'object' && value !== null && 'code' in value && typeof value.code === 'string') {
    return value.code;
  }
  throw new TypeError(`An example of an error without a code: ${JSON.stringify(value)}`);
}
