import { type Example, pointer, resolve } from './document.ts';
import type { ContractOperation } from './operations.ts';

/** What a tester asked for: an example of a status, and seconds to wait. */
export type Preference = { readonly code?: number; readonly example?: string; readonly waitSeconds?: number };

/** Longest wait that is obeyed, in seconds: longer than every client's time-out. */
const MAX_WAIT_SECONDS = 60;

/** Reads `Prefer: code=409, example=quote_expired, wait=2` (RFC 7240); what it does not know it passes over. */
export function readPrefer(header: string | null): Preference {
  const preferences = new Map<string, string>();
  for (const part of (header ?? '').split(/[,;]/)) {
    const [name = '', value = ''] = part.split('=', 2);
    if (name.trim() !== '')
      preferences.set(name.trim().toLowerCase(), value.trim().replace(/^"(.*)"$/, '$1'));
  }
  const code = Number(preferences.get('code'));
  const wait = Number(preferences.get('wait'));
  const example = preferences.get('example');
  return {
    ...(Number.isInteger(code) && code >= 100 ? { code } : {}),
    ...(example ? { example } : {}),
    ...(wait > 0 ? { waitSeconds: Math.min(wait, MAX_WAIT_SECONDS) } : {}),
  };
}

/**
 * The contract's example that a preference names: the first one of the status, or the one of that name (then the
 * status may be left out). Null when there is none: the preference is not applied, and the answer lacks
 * `Preference-Applied`.
 */
export function preferredExample(
  operation: ContractOperation,
  { code, example }: Preference,
): { status: number; body: unknown } | null {
  if (code === undefined && example === undefined) return null;
  for (const [status, content] of operation.responses) {
    if (code !== undefined && status !== code) continue;
    if (content === null) return example === undefined ? { status, body: undefined } : null;
    const examples = content.media.examples ?? {};
    const name = example ?? Object.keys(examples)[0];
    const found = name === undefined ? undefined : examples[name];
    if (found) {
      return { status, body: resolve<Example>(found, pointer()).value.value };
    }
  }
  return null;
}
