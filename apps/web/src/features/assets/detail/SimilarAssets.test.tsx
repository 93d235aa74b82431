// @vitest-environment happy-dom
import { exampleOf } from '@gli/sdk/testing';
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { platformFixture } from '../../../testing/platform-fixture.tsx';
import { listAssets } from './list-assets.testing.ts';
import { SameRiskAssets, SimilarAssets } from './SimilarAssets.tsx';

afterEach(cleanup);

const asset = exampleOf('getRwaAsset', 200);

test('lists no asset twice', async () => {
  const { wrapper, reply } = await platformFixture();
  const own = { ...asset, id: 'ast_Own', name: 'Own' };
  reply('listRwaAssetsByCategory', listAssets('Own', 'A', 'B', 'C'));
  reply('listRwaAssetsByRiskLevel', listAssets('A', 'Own', 'C', 'D', 'B', 'E'));
  render(
    <>
      <SimilarAssets asset={own} />
      <SameRiskAssets asset={own} />
    </>,
    { wrapper },
  );
  const listNames = async (title: string) => {
    const section = await screen.findByRole('region', { name: title });
    const names = await within(section).findAllByRole('heading', { level: 3 });
    return names.map(({ textContent }) => textContent);
  };
  expect(await listNames('Similar assets')).toEqual(['A', 'B', 'C']);
  expect(await listNames('Assets with the same risk level')).toEqual(['D', 'E']);
});
