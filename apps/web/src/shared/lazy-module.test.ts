import { expect, test, vi } from 'vitest';
import { lazyModule } from './lazy-module.ts';

test('is fetched once, however often it is asked for', async () => {
  const fetchModule = vi.fn(async () => ({ answer: 42 }));
  const lazy = lazyModule(fetchModule);
  expect(fetchModule).not.toHaveBeenCalled();
  expect(await Promise.all([lazy.load(), lazy.load()])).toEqual([{ answer: 42 }, { answer: 42 }]);
  expect(fetchModule).toHaveBeenCalledOnce();
});

test('after a failure the next call tries again', async () => {
  const fetchModule = vi.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue('here');
  const lazy = lazyModule<string>(fetchModule);
  await expect(lazy.load()).rejects.toThrow('offline');
  await expect(lazy.load()).resolves.toBe('here');
});
