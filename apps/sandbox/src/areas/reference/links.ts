import { type ContractOperation, contractOperations } from '../../core/contract/operations.ts';

/** Stands for the address of the sandbox in a program until its page is sent. */
export const BASE_URL = 'http://127.0.0.1:4000/api';
/** Path of the reference on the sandbox. */
export const REFERENCE_PATH = '/reference/';

const byCall = new Map(
  contractOperations.map((operation) => [`${operation.method} ${operation.path}`, operation]),
);

/** Page of a tag's operations. */
export function tagPath(tag: string): string {
  return `${REFERENCE_PATH}${tag}/`;
}

/** Address of one operation's section. */
export function operationPath({ tag, id }: Pick<ContractOperation, 'tag' | 'id'>): string {
  return `${tagPath(tag)}#${id}`;
}

/** Address of the operation that a text such as `POST /auth/verify/` names; null when it names none. */
export function operationLink(text: string): string | null {
  const operation = byCall.get(text);
  return operation ? operationPath(operation) : null;
}
