import { type GliApiError, isGliError } from './errors.ts';

/** The part of a named operation that identifies its errors. */
export type OperationWithErrors<Code extends string> = {
  readonly method: string;
  readonly path: string;
  readonly errorCode?: Code | undefined;
};

/**
 * True if an error is a response of this operation, even if another copy of the package created it. Narrows `code` to
 * the operation's codes in the contract. A newer server may send other codes, so give a `switch` a `default`. A call
 * with `client.send` has no operation, so it matches only an operation without ids in its path.
 *
 * ```ts
 * if (isErrorOf(investInRwaAsset, error) && error.code === 'insufficient_balance') topUp();
 * ```
 */
export function isErrorOf<Code extends string>(
  { method, path }: OperationWithErrors<Code>,
  error: unknown,
): error is GliApiError & { readonly code: Code } {
  // Only a response has a `code`.
  return isGliError(error) && 'code' in error && error.method === method && error.schemaPath === path;
}
