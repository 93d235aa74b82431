import type { MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';

/** Host names of this machine. */
export const LOCAL_HOSTS: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);
const PREFLIGHT_MAX_AGE_SECONDS = 600;

/** Max rejected origins that are remembered, because callers choose them. */
const MAX_REJECTED = 100;

const OPTIONS = {
  allowMethods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
  allowHeaders: [
    'Accept-Language',
    'Authorization',
    'Content-Type',
    'Idempotency-Key',
    'If-Match',
    'Prefer',
    'X-CSRF-Token',
    'X-Client-Version',
    'X-Requested-With',
    'X-Sandbox-Branch',
  ],
  exposeHeaders: [
    'Allow',
    'Date',
    'ETag',
    'Idempotent-Replayed',
    'Preference-Applied',
    'RateLimit',
    'RateLimit-Policy',
    'Retry-After',
    'WWW-Authenticate',
    'X-Request-Id',
    'X-Sandbox-Code',
  ],
  maxAge: PREFLIGHT_MAX_AGE_SECONDS,
};

/**
 * Allows only pages from this machine, on any port, and from the given origins to call the sandbox. Logs each rejected
 * origin once.
 */
export function allowOrigins(allowed: readonly string[], log: (line: string) => void): MiddlewareHandler {
  const rejected = new Set<string>();
  const reject = (origin: string) => {
    if (origin !== '' && !rejected.has(origin) && rejected.size < MAX_REJECTED) {
      rejected.add(origin);
      log(`Rejected calls from pages of ${JSON.stringify(origin)}. To allow them, use --allow-origin.`);
    }
    return null;
  };
  const fromBrowsers = cors({
    ...OPTIONS,
    origin: (origin) => (isLocal(origin) || allowed.includes(origin) ? origin : reject(origin)),
  });
  return async (context, next) => {
    const { req } = context;
    if (req.header('Origin') !== undefined || req.method === 'OPTIONS') return fromBrowsers(context, next);
    // Most callers are not browsers. Their responses are not copied to add CORS headers.
    await next();
    context.res.headers.append('Vary', 'Origin');
  };
}

/** True if a page is served from this machine. */
export function isLocal(origin: string): boolean {
  try {
    const { hostname } = new URL(origin);
    return LOCAL_HOSTS.has(hostname) || hostname.endsWith('.localhost');
  } catch {
    return false;
  }
}
