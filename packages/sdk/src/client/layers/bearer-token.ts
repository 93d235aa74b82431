import { signsIn } from '../auth-paths.ts';
import type { Layer } from '../request.ts';
import type { TokenStore, Tokens } from '../tokens.ts';

/** Adds the stored access token to API requests. An `Authorization` header set by the caller is kept. */
export function bearerToken(tokens: TokenStore): Layer {
  return (next) => (request) => {
    const { headers, path } = request;
    const isOurs = request.accessToken !== undefined || !headers.has('Authorization');
    if (path === null || !isOurs || signsIn(path)) return next(request);
    const send = (stored: Tokens | null) => {
      request.accessToken = stored?.access;
      if (request.accessToken) headers.set('Authorization', `Bearer ${request.accessToken}`);
      else headers.delete('Authorization');
      return next(request);
    };
    const stored = tokens.get();
    return stored && 'then' in stored ? stored.then(send) : send(stored);
  };
}
