import { GliApiError } from './errors.ts';

/** The part of a named operation that identifies its errors. */
export type OperationWithErrors<Code extends string> = {
  readonly method: string;
  readonly path: string;
  readonly errorCode?: Code | undefined;
};

/**
 * True if an error is a response of this operation. Narrows `code` to the operation's codes in the contract. A newer
 * server may send other codes, so give a `switch` a `default`.
 *
 * ```ts
 * if (isErrorOf(investInRwaAsset, error) && error.code === 'insufficient_balance') topUp();
 * ```
 */
export function isErrorOf<Code extends string>(
  { method, path }: OperationWithErrors<Code>,
  error: unknown,
): error is GliApiError & { readonly code: Code } {
  if (!(error instanceof GliApiError) || error.method !== method) return false;
  const template = path.split('/');
  const segments = error.path?.split('/') ?? [];
  return (
    segments.length === template.length &&
    template.every((part, index) => part === segments[index] || part.startsWith('{'))
  );
}
