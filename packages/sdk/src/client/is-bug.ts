import isNetworkError from 'is-network-error';

const BUGS = new Set(['EvalError', 'RangeError', 'ReferenceError', 'SyntaxError', 'URIError']);

/**
 * True if a bug made `fetch` throw, such as reading a property of undefined, and not the network. A TypeError can mean
 * either. Platforms throw network errors with a known message, a cause or a code.
 */
export function isBug(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { name, message, cause } = error;
  if (name !== 'TypeError') return BUGS.has(name);
  // Chrome appends the host to this text.
  return !(message.startsWith('Failed to fetch') || cause || 'code' in error || isNetworkError(error));
}
