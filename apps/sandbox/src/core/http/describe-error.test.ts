import { DrizzleQueryError } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { describeError } from './describe-error.ts';

test('logs a failed statement without its parameters', () => {
  const error = new DrizzleQueryError(
    'insert into members values ($1)',
    ['seoyeon.kim@example.com'],
    new Error('no space'),
  );
  expect(describeError(error)).toContain('insert into members');
  expect(describeError(error)).toContain('no space');
  expect(describeError(error)).not.toContain('seoyeon');
});

test('logs the content of a thrown object that is no error', () => {
  expect(describeError({ errno: 20 })).toBe('{ errno: 20 }');
});
