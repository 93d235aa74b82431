import { UsageError } from './cli-options.ts';
import { DatabaseUrlError } from './core/data/database-url.ts';
import { DataFolderError } from './core/data/folder-lock.ts';
import { TablesError } from './core/data/migrate.ts';
import { describeError } from './core/http/describe-error.ts';
import { SeedFileError } from './core/seed/seed-file.ts';
import { RecordingError } from './recording/recording.ts';
import { ClockBackError } from './start-data.ts';
import { USAGE } from './usage.ts';

/** Errors whose messages tell the user what to do. */
const EXPECTED = [
  DataFolderError,
  DatabaseUrlError,
  ClockBackError,
  RecordingError,
  SeedFileError,
  TablesError,
];

/** Sentences for errors of the operating system, by call and code. */
const SYSTEM_ERRORS: Readonly<Record<string, string>> = {
  'listen EADDRINUSE': 'The port is taken by another program. Stop it, or choose another one with --port.',
  'listen EACCES': 'Your user may not listen on this port. Choose one from 1024 with --port.',
  'listen EADDRNOTAVAIL': 'This machine has no such address. Choose another one with --host.',
  'getaddrinfo ENOTFOUND': 'The name has no address on this network. Correct --host.',
};

/** Formats an error that ends the command line tool. */
export function explainError(error: unknown): string {
  if (error instanceof UsageError) return `${error.message}\n\n${USAGE}`;
  if (error instanceof Error && EXPECTED.some((kind) => error instanceof kind)) return error.message;
  if (error instanceof Error && 'syscall' in error) {
    const code = 'code' in error ? String(error.code) : '';
    return SYSTEM_ERRORS[`${error.syscall} ${code}`] ?? `The system rejected a call: ${error.message}`;
  }
  return describeError(error);
}
