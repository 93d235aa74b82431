import { systemTime } from '../core/time/system-time.ts';
import type { ServedRequest } from './served-request.ts';

export const LOG_FORMATS = ['text', 'json'] as const;
export type LogFormat = (typeof LOG_FORMATS)[number];

/** Addresses of a sandbox that accepts requests, and the place of its data. */
type Ready = { readonly api: string; readonly docs: string; readonly page?: string; readonly data: string };

/** Opens the log. Each request has a line. As JSON, each line is an object with its time, and so is the readiness. */
export function openLog(format: LogFormat, write: (line: string) => void) {
  if (format === 'text') {
    return {
      log: write,
      logRequest: (request: ServedRequest) => write(formatRequest(request)),
      logReady: ({ api, docs, page, data }: Ready) => {
        write(`API   ${api}`);
        write(`Docs  ${docs}`);
        if (page !== undefined) write(`Page  ${page}`);
        write(`Data  ${data}`);
      },
    };
  }
  const put = (entry: object) => write(JSON.stringify({ time: systemTime().toISOString(), ...entry }));
  return {
    log: (message: string) => put({ message }),
    logRequest: (request: ServedRequest) => put(request),
    logReady: (ready: Ready) => put({ message: 'ready', ...ready }),
  };
}

const formatRequest = ({ status, method, operation, ms }: ServedRequest): string =>
  `${status ?? '---'} ${method} ${operation ?? '-'} ${ms} ms`;
