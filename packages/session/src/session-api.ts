import {
  type GliClient,
  GliContractError,
  type LoginInput,
  type RegistrationInput,
  SKIP_AUTH_REFRESH,
  type Tokens,
  toTokens,
  unwrap,
} from '@gli/sdk';
import { parseSessionUser, type SessionUser } from './session-user.ts';

/** Result of a login or a registration. */
export type Grant = {
  readonly tokens: Tokens;
  readonly user: SessionUser;
};

/** Header that authorizes a call in place of the client's tokens. */
export type Authorization = { readonly Authorization: string };

/** Session calls of the API. All methods throw the SDK's `GliError`. Spec §7 Auth, User */
export type SessionApi = {
  logIn(credentials: LoginInput): Promise<Grant>;
  register(registration: RegistrationInput): Promise<Grant>;
  logOut(headers: Authorization): Promise<void>;
  /** Returns new tokens for a refresh token that the client no longer stores. */
  renew(refreshToken: string): Promise<Tokens>;
  /** `skipRefresh` prevents a token refresh after a 401. */
  getProfile(options?: { skipRefresh: boolean }): Promise<SessionUser>;
};

export function createSessionApi(client: GliClient): SessionApi {
  return {
    async logIn(body) {
      const grant = unwrap(await client.POST('/auth/login/', { body }));
      return { tokens: toTokens(grant), user: readUser(grant.user) };
    },
    async register(body) {
      const grant = unwrap(await client.POST('/auth/register/', { body }));
      return { tokens: toTokens(grant), user: readUser(grant.user) };
    },
    async logOut(headers) {
      unwrap(await client.POST('/auth/logout/', { headers }));
    },
    async renew(refreshToken) {
      const body = { refresh_token: refreshToken };
      const { access_token, refresh_token } = unwrap(await client.POST('/auth/refresh/', { body }));
      return { access: access_token, refresh: refresh_token ?? refreshToken };
    },
    async getProfile({ skipRefresh } = { skipRefresh: false }) {
      const headers = skipRefresh ? { [SKIP_AUTH_REFRESH]: '1' } : {};
      return readUser(unwrap(await client.GET('/user/profile/', { headers })));
    },
  };
}

function readUser(value: unknown): SessionUser {
  const user = parseSessionUser(value);
  if (user === null)
    throw new GliContractError(
      "Expected the member's profile in the response, but it is missing or invalid",
      200,
    );
  return user;
}
