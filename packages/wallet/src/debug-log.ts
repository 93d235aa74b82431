import { maskWalletAddress } from '@gli/validation';
import { messageOf } from './error-facts.ts';
import { DEBUG_LOG_MAX_CHARACTERS } from './limits.ts';

/** The events of the wallet in this tab, for support. Spec §9 Debug log cap */
export type DebugLog = {
  /** One line per event, oldest first, with its time in UTC; at most the last 5000 characters. */
  read(): string;
  /** Called after every new line. Returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void;
};

export type WritableDebugLog = DebugLog & {
  write(event: string, error?: unknown): void;
};

/** @param now milliseconds since the epoch */
export function createDebugLog(now: () => number): WritableDebugLog {
  const listeners = new Set<() => void>();
  let text = '';
  return {
    read: () => text,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    write(event, error) {
      const reason = error === undefined || error === null ? '' : `: ${messageOf(error) ?? 'unknown error'}`;
      const line = redact(`${event}${reason}`).replaceAll('\n', ' ');
      text = `${text}${new Date(now()).toISOString()} ${line}\n`.slice(-DEBUG_LOG_MAX_CHARACTERS);
      for (const listener of [...listeners]) listener();
    },
  };
}

/** Long enough to be an address, a nonce, a signature or a token. */
const LONG_VALUE = /[\w+/=-]+(?:\.[\w+/=-]+)*/g;
const LONG_VALUE_MIN_CHARACTERS = 32;
/** Bytes as numbers, as a signature is sent. */
const BYTES = /\[\s*\d+(?:\s*,\s*\d+){7,}\s*\]/g;

/** Shortens possible secrets to their first and last four characters, and drops lists of bytes. */
function redact(text: string): string {
  return text
    .replace(BYTES, '[…]')
    .replace(LONG_VALUE, (value) =>
      value.length < LONG_VALUE_MIN_CHARACTERS ? value : maskWalletAddress(value),
    );
}
