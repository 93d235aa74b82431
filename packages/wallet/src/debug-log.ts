import { maskWalletAddress } from '@gli/validation';
import { proxy } from 'valtio/vanilla';
import { readMessage } from './error-fields.ts';
import { DEBUG_LOG_MAX_CHARACTERS } from './limits.ts';

/** Text of the log, one line per event, oldest first. */
export type ObservableLog = { readonly text: string };

/** Log of the wallet's events in this tab, for support. Spec §9 Debug log cap */
export type DebugLog = {
  /** Returns one line per event, oldest first, with its time in UTC. Keeps the last 5000 characters. */
  read(): string;
  /** A valtio proxy of the log, for bindings. */
  readonly observable: ObservableLog;
};

export type WritableDebugLog = DebugLog & {
  write(event: string, error?: unknown): void;
};

/**
 * Creates an empty log.
 * @param now returns milliseconds since the epoch
 */
export function createDebugLog(now: () => number): WritableDebugLog {
  const observable = proxy({ text: '' });
  return {
    read: () => observable.text,
    observable,
    write(event, error) {
      const reason =
        error === undefined || error === null ? '' : `: ${readMessage(error) ?? 'unknown error'}`;
      const line = redact(`${event}${reason}`).replaceAll('\n', ' ');
      observable.text = `${observable.text}${new Date(now()).toISOString()} ${line}\n`.slice(
        -DEBUG_LOG_MAX_CHARACTERS,
      );
    },
  };
}

/** Matches text that may be an address, nonce, signature or token, because it is long enough. */
const LONG_VALUE = /[\w+/=-]+(?:\.[\w+/=-]+)*/g;
const LONG_VALUE_MIN_CHARACTERS = 32;
/** Matches bytes written as numbers, such as a sent signature. */
const BYTES = /\[\s*\d+(?:\s*,\s*\d+){7,}\s*\]/g;

/** Shortens possible secrets to their first and last four characters, and removes lists of bytes. */
function redact(text: string): string {
  return text
    .replace(BYTES, '[…]')
    .replace(LONG_VALUE, (value) =>
      value.length < LONG_VALUE_MIN_CHARACTERS ? value : maskWalletAddress(value),
    );
}
