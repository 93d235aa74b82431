import { isIP } from 'node:net';
import { problem } from '../problem/problem.ts';
import { parseLanguage } from '../text/text.ts';
import { texts } from '../text/texts.ts';
import { LOCAL_HOSTS } from './cors.ts';
import { problemResponse } from './respond.ts';

/**
 * Rejects a `Host` that is not a name of this machine. Any port is allowed. Otherwise, another site could point its own
 * name to this machine (DNS rebinding) and read every response. IP addresses are safe.
 * @param host address on which the server listens; a network address allows access by IP address from other machines
 * @param allowed additional names from the operator
 */
export function checkHost(host: string, allowed: readonly string[]): (request: Request) => Response | null {
  const names = new Set([host, ...allowed].map((name) => name.toLowerCase()));
  const isShared = !LOCAL_HOSTS.has(host);
  return ({ headers }) => {
    const name = toHostname(headers.get('Host') ?? '');
    const isLocal = LOCAL_HOSTS.has(name) || name.endsWith('.localhost') || names.has(name);
    if (isLocal || (isShared && isIP(name.replaceAll(/[[\]]/g, '')) !== 0)) return null;
    const message = texts.validation.hostNotAllowed;
    return problemResponse(
      problem('permission_denied', { message }),
      parseLanguage(headers.get('Accept-Language') ?? 'en'),
    );
  };
}

/** Returns the name without its port, in lower case. Empty for an invalid header. */
function toHostname(host: string): string {
  try {
    return new URL(`http://${host}`).hostname;
  } catch {
    return '';
  }
}
