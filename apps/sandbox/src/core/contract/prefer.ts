import { type Example, pointer, resolve } from './document.ts';
import type { ContractOperation } from './operations.ts';

/** Parsed `Prefer` header: an example of a status, seconds to wait, and a fault. */
export type Preference = {
  /** NaN if it is not a number. */
  readonly code: number | undefined;
  readonly example: string | undefined;
  readonly waitSeconds: number;
  readonly fault: string | undefined;
};

/** Max wait, in seconds. It is longer than any client's timeout. */
const MAX_WAIT_SECONDS = 60;

// Anchored at a word boundary to match long words in linear time.
const PREFERENCE = /(?<![\w-])([\w-]+)\s*=\s*(?:"([^"]*)"|([^,;]*))/g;

/** Reads `Prefer: code=409, example=quote_expired, wait=2` (RFC 7240). Ignores other preferences. */
export function readPrefer(header: string | null): Preference {
  const preferences = new Map(
    [...(header ?? '').matchAll(PREFERENCE)].map(([, name = '', quoted, plain = '']) => [
      name.toLowerCase(),
      quoted ?? plain.trim(),
    ]),
  );
  const code = preferences.get('code');
  const wait = Number(preferences.get('wait'));
  return {
    code: code === undefined ? undefined : Number(code || Number.NaN),
    example: preferences.get('example'),
    fault: preferences.get('fault'),
    waitSeconds: wait > 0 ? Math.min(wait, MAX_WAIT_SECONDS) : 0,
  };
}

/**
 * Finds the contract's example for a preference: the named one, or the first one of the status. If a name is given, the
 * status is optional. Null if none matches.
 */
export function preferredExample(
  operation: ContractOperation,
  { code, example }: Pick<Preference, 'code' | 'example'>,
): { status: number; body: unknown } | null {
  if (code === undefined && example === undefined) return null;
  for (const [status, content] of operation.responses) {
    if (code !== undefined && status !== code) continue;
    if (content === null) return example === undefined ? { status, body: undefined } : null;
    const examples = content.media.examples ?? {};
    const name = example ?? Object.keys(examples)[0];
    // Checks own properties only, because every object has a `constructor`.
    const found = name !== undefined && Object.hasOwn(examples, name) ? examples[name] : undefined;
    if (found) {
      return { status, body: resolve<Example>(found, pointer()).value.value };
    }
  }
  return null;
}

/** Lists the names of an operation's examples, of one status or of all. */
export const exampleNames = ({ responses }: ContractOperation, code?: number): string[] => [
  ...new Set(
    [...responses].flatMap(([status, content]) =>
      code === undefined || code === status ? Object.keys(content?.media.examples ?? {}) : [],
    ),
  ),
];
