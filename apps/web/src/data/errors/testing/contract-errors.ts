import { readFileSync } from 'node:fs';
import path from 'node:path';
import { GliApiError, type operations } from '@gli/sdk';
import { exampleNames, exampleOf } from '@gli/sdk/testing';
import { sourceFiles } from '../../../i18n/testing/source-files.ts';

type OperationId = keyof operations;

/** An error example in the contract, with its operation. */
export type ContractError = { operation: OperationId; error: GliApiError };

const statuses = [400, 401, 403, 404, 405, 409, 413, 415, 422, 429, 500, 502, 503];
const contract = readFileSync(
  path.join(import.meta.dirname, '../../../../../../packages/sdk/openapi.json'),
  'utf8',
);
const ids = new Set([...contract.matchAll(/"operationId":\s*"(\w+)"/g)].map(([, id = '']) => id));
const isOperation = (id: string): id is OperationId => ids.has(id);

/** Returns all error examples in the contract. */
export function contractErrors(): ContractError[] {
  return [...ids].filter(isOperation).flatMap((operation) =>
    statuses.flatMap((status) =>
      exampleNames(operation, status).flatMap((name) => {
        const body: unknown = exampleOf(operation, status, name);
        if (typeof body !== 'object' || body === null || !('code' in body)) return [];
        const envelope = { error: '', message: '', details: {}, code: String(body.code) };
        // Every 429 in the contract has a `Retry-After`.
        const retryAfter = status === 429 ? 30 : null;
        return [{ operation, error: new GliApiError(status, envelope, null, retryAfter) }];
      }),
    ),
  );
}

/** Calls that the session and the wallet make on every page, with their paths in the contract. */
const SESSION_PATHS: Partial<Record<OperationId, string>> = {
  logIn: '/auth/login/',
  registerMember: '/auth/register/',
  getProfile: '/user/profile/',
  createWalletNonce: '/auth/nonce/',
  verifyWalletSignature: '/auth/verify/',
};
const sessionSources = ['packages/session/src', 'packages/wallet/src']
  .flatMap((folder) => sourceFiles(folder))
  .map(({ text }) => text)
  .join('\n');

/**
 * True if the source makes the call: by its hook, query options or name, or in the way that the session and the
 * wallet do.
 */
export function makesCall(sources: string, operation: OperationId): boolean {
  const hook = `use${operation.charAt(0).toUpperCase()}${operation.slice(1)}`;
  // The app's own upload mutation passes the operation's name as a string.
  const names = [`\\b${hook}\\b`, `\\b${operation}(Query|InfiniteQuery)?\\(`, `'${operation}'`];
  if (new RegExp(names.join('|')).test(sources)) return true;
  const ownPath = SESSION_PATHS[operation];
  return (
    ownPath !== undefined && sessionSources.includes(`'${ownPath}'`) && /@gli\/(session|wallet)/.test(sources)
  );
}
