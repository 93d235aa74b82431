import { isRecord, toText } from './error-envelope.ts';
import { GliContractError } from './errors.ts';
import type { Tokens } from './tokens.ts';

/** A response that contains tokens, from a login, registration, wallet verification or refresh. */
export type TokenResponse =
  | { readonly token: { readonly access: string; readonly refresh: string } }
  | { readonly tokens: { readonly access_token: string; readonly refresh_token: string } }
  | { readonly access_token: string; readonly refresh_token?: string | null | undefined };

/**
 * Returns the tokens of a response in any of the contract's three shapes. If it has no refresh token, as after wallet
 * verification, the refresh token of `previous` is kept.
 * @throws GliContractError if the response has no access token
 */
export function toTokens(response: TokenResponse, previous: Tokens | null = null): Tokens {
  return readTokens(response, previous, null);
}

export function readTokens(response: unknown, previous: Tokens | null, status: number | null): Tokens {
  const body = toRecord(response);
  const { access, refresh } = toRecord(body.token);
  const { access_token, refresh_token } = isRecord(body.tokens) ? body.tokens : body;
  const found = toText(access) || toText(access_token);
  if (!found) throw new GliContractError('Expected a token in the response, but found none', status);
  return { access: found, refresh: toText(refresh) || toText(refresh_token) || (previous?.refresh ?? null) };
}

function toRecord(value: unknown): Record<string, unknown> {
  return isRecord(value) ? value : {};
}
