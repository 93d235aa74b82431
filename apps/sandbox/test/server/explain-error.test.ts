import { DrizzleQueryError } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { UsageError } from '../../src/cli-options.ts';
import { FolderInUseError } from '../../src/core/data/folder-lock.ts';
import { explainError } from '../../src/explain-error.ts';

it('explains an expected error by its message alone', () => {
  expect(explainError(new FolderInUseError('The folder is in use.'))).toBe('The folder is in use.');
  expect(explainError(new UsageError('--port takes a number.'))).toMatch(
    /^--port takes a number\.\n\ngli-sandbox/,
  );
});

it.each([
  ['listen', 'EADDRINUSE', '--port'],
  ['listen', 'EACCES', '--port'],
  ['listen', 'EADDRNOTAVAIL', '--host'],
  ['getaddrinfo', 'ENOTFOUND', '--host'],
  ['open', 'ENOENT', 'no such file'],
])('explains the code of %s %s in one sentence', (syscall, code, part) => {
  const error = Object.assign(new Error(`${code}: no such file or directory`), { syscall, code });
  expect(explainError(error)).toContain(part);
  expect(explainError(error)).not.toContain('\n');
});

it('explains a failed statement without its parameters', () => {
  const cause = new Error('date/time field value out of range');
  const error = new DrizzleQueryError('insert into members values ($1)', ['seoyeon.kim@example.com'], cause);
  expect(explainError(error)).toContain('date/time field value out of range');
  expect(explainError(error)).not.toContain('seoyeon');
});
