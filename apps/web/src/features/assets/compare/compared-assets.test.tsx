// @vitest-environment happy-dom
import { exampleOf } from '@gli/sdk/testing';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { platformFixture } from '../../../testing/platform-fixture.tsx';
import { comparedIn, withCompared } from './compared-assets.ts';
import { useComparedAssets } from './use-compared-assets.ts';

afterEach(cleanup);

test('adds assets in the order of selection and removes them', () => {
  const one = withCompared(new URLSearchParams('risk=low'), 'ast_1', true);
  const two = withCompared(one, 'ast_2', true);
  expect(two.toString()).toBe('risk=low&compare=ast_1&compare=ast_2');
  expect(withCompared(two, 'ast_1', false).toString()).toBe('risk=low&compare=ast_2');
  expect(withCompared(one, 'ast_1', false).toString()).toBe('risk=low');
});

test('does not add a fourth asset', () => {
  const full = new URLSearchParams('compare=a&compare=b&compare=c');
  expect(comparedIn(withCompared(full, 'd', true))).toEqual(['a', 'b', 'c']);
});

test('limits a manipulated URL to three distinct assets', () => {
  const search = new URLSearchParams('compare=a&compare=&compare=a&compare=b&compare=c&compare=d');
  expect(comparedIn(search)).toEqual(['a', 'b', 'c']);
});

test('loads each compared asset once and reloads one that failed', async () => {
  const fixture = await platformFixture();
  fixture.reply('getRwaAsset', 200, 500, 200);
  const { result, rerender } = renderHook(({ ids }) => useComparedAssets(ids), {
    wrapper: fixture.wrapper,
    initialProps: { ids: ['ast_1', 'ast_2'] },
  });
  await waitFor(() => expect(result.current.map(({ asset }) => asset.status)).toEqual(['success', 'error']));
  expect(result.current.map(({ id }) => id)).toEqual(['ast_1', 'ast_2']);
  expect(result.current[0]?.asset.data).toEqual(exampleOf('getRwaAsset', 200));
  await act(async () => void result.current[1]?.asset.refetch());
  await waitFor(() => expect(result.current[1]?.asset.status).toBe('success'));
  rerender({ ids: ['ast_2', 'ast_1'] });
  expect(result.current.map(({ id }) => id)).toEqual(['ast_2', 'ast_1']);
  expect(fixture.getCalls('getRwaAsset')).toHaveLength(3);
});
