import { messageOf } from './error-facts.ts';
import { DEBUG_LOG_MAX_CHARACTERS } from './limits.ts';
import { redact } from './redact.ts';

/** What happened to the wallet in this tab, for people who look for a fault. Spec §9 Debug log cap */
export interface DebugLog {
  /** One line an event, oldest first, each with its time in UTC; at most the last 5000 characters. */
  read(): string;
  /** Calls back after every new line. Returns the way to stop. */
  subscribe(listener: () => void): () => void;
}

/** A log that can be written to. */
export interface WritableDebugLog extends DebugLog {
  write(event: string, error?: unknown): void;
}

/** @param now milliseconds since 1970 */
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
