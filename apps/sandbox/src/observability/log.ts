import { systemTime } from '../core/time/system-time.ts';
import type { ServedRequest } from './served-request.ts';

export const LOG_FORMATS = ['text', 'json'] as const;
export type LogFormat = (typeof LOG_FORMATS)[number];

/** Opens the log. As JSON, each line is an object with its time, and each request has a line. */
export function openLog(format: LogFormat, write: (line: string) => void) {
  if (format === 'text') return { log: write, logRequest: () => {} };
  const put = (entry: object) => write(JSON.stringify({ time: systemTime().toISOString(), ...entry }));
  return {
    log: (message: string) => put({ message }),
    logRequest: (request: ServedRequest) => put(request),
  };
}
