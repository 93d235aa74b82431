import { messageOf } from './error-facts.ts';
import { DEBUG_LOG_MAX_CHARACTERS } from './limits.ts';
import { redact } from './redact.ts';

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
