import { expect, it } from 'vitest';
import { atDeadline, withDeadline } from './deadline.ts';

it.each([-1, 0, 1])('gives up a request that has %i ms left', async (leftMs) => {
  const giveUp = new Promise<string>((resolve) => {
    withDeadline(leftMs, () => atDeadline(() => resolve('gave up')));
  });
  expect(await giveUp).toBe('gave up');
});

it('calls nobody whose work ended before the deadline', async () => {
  let calls = 0;
  await withDeadline(0, async () => atDeadline(() => (calls += 1))());
  await new Promise((resolve) => setTimeout(resolve, 10));
  expect(calls).toBe(0);
});
