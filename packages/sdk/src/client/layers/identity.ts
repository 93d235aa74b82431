import { CLIENT_VERSION } from '../constants.ts';
import type { GliClientOptions } from '../options.ts';
import type { Layer } from '../request.ts';

/** Adds the client headers and `Accept-Language`, unless the caller set a language. */
export function identity(language: GliClientOptions['language']): Layer {
  return (next) => (request) => {
    const { headers } = request;
    headers.set('X-Requested-With', 'XMLHttpRequest');
    headers.set('X-Client-Version', CLIENT_VERSION);
    headers.set('Accept', 'application/json');
    if (!headers.has('Accept-Language')) {
      const chosen = typeof language === 'function' ? language() : language;
      if (chosen) headers.set('Accept-Language', chosen);
    }
    return next(request);
  };
}
