import { type ContractOperation, contractOperations } from '../../core/contract/operations.ts';

/** Placeholder for the address of the sandbox in programs, replaced when a page is sent. */
export const BASE_URL = 'http://127.0.0.1:4000/api';
/** Path of the reference on the sandbox. */
export const REFERENCE_PATH = '/reference/';

const byCall = new Map(
  contractOperations.map((operation) => [`${operation.method} ${operation.path}`, operation]),
);

export function tagPath(tag: string): string {
  return `${REFERENCE_PATH}${tag}/`;
}

export function operationPath({ tag, id }: Pick<ContractOperation, 'tag' | 'id'>): string {
  return `${tagPath(tag)}#${id}`;
}

/** URL of the operation in a text such as `POST /auth/verify/`; null without one. */
export function operationLink(text: string): string | null {
  const operation = byCall.get(text);
  return operation ? operationPath(operation) : null;
}
