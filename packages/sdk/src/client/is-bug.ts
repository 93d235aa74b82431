import isNetworkError from 'is-network-error';

const BUGS = new Set(['EvalError', 'RangeError', 'ReferenceError', 'SyntaxError', 'URIError']);

/** Codes that Node and Bun give to errors about invalid arguments: `new URL('nope')`, `Buffer.from(undefined)`. */
const ARGUMENT_CODE = /^ERR_INVALID_(URL|ARG)/;

/**
 * True if a bug made `fetch` throw, such as reading a property of undefined, and not the network. A TypeError can mean
 * either. Platforms throw network errors with a known message, a cause or a code.
 */
export function isBug(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { name, message, cause } = error;
  // Chrome appends the host to this text.
  if (isNetworkError(error) || message.startsWith('Failed to fetch')) return false;
  if ([error, cause].some(hasArgumentCode)) return true;
  return name === 'TypeError' ? !(cause || 'code' in error) : BUGS.has(name);
}

function hasArgumentCode(error: unknown): boolean {
  return error instanceof Error && 'code' in error && ARGUMENT_CODE.test(String(error.code));
}
