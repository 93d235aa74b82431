import { DrizzleQueryError } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { faultText } from './fault-text.ts';

test('a failed statement is told without what a member sent', () => {
  const error = new DrizzleQueryError(
    'insert into members values ($1)',
    ['seoyeon.kim@example.com'],
    new Error('no space'),
  );
  expect(faultText(error)).toContain('insert into members');
  expect(faultText(error)).toContain('no space');
  expect(faultText(error)).not.toContain('seoyeon');
});
