import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { turns } from './turns.ts';

it('lets so many go on in one turn, and the rest in their order', async () => {
  const turn = turns(2);
  const started: number[] = [];
  const start = async (index: number) => {
    await turn();
    started.push(index);
  };
  const all = [0, 1, 2, 3, 4].map(start);
  await Promise.resolve();
  expect(started).toEqual([0, 1]);
  await nextTurn();
  expect(started.slice(0, 4)).toEqual([0, 1, 2, 3]);
  await Promise.all([...all, start(5)]);
  expect(started).toEqual([0, 1, 2, 3, 4, 5]);
});
