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

/** Formats an error that ends the command line tool. */
export function explainError(error: unknown): string {
  if (error instanceof UsageError) return `${error.message}\n\n${USAGE}`;
  if (error instanceof Error && EXPECTED.some((kind) => error instanceof kind)) return error.message;
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
    return 'The port is taken by another program. Stop it, or choose another one with --port.';
  }
  return describeError(error);
}
