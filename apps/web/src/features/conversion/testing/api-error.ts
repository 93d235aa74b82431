import { GliApiError } from '@gli/sdk';

/** The server's refusal with a code. */
export function apiError(status: number, code: string): GliApiError {
  return new GliApiError(status, { error: code, message: code, code, details: {} }, null, null);
}
