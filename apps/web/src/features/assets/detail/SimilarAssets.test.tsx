// @vitest-environment happy-dom
import { exampleOf } from '@gli/sdk/testing';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { platformFixture } from '../../../testing/platform-fixture.tsx';
import { listAssets } from './list-assets.testing.ts';
import { SimilarAssets } from './SimilarAssets.tsx';

afterEach(cleanup);

test('lists assets of the category before those with the same risk level, and none twice', async () => {
  const { wrapper, reply } = await platformFixture();
  reply('listRwaAssetsByCategory', listAssets('Own', 'A', 'B'));
  reply('listRwaAssetsByRiskLevel', listAssets('A', 'Own', 'C', 'D', 'B', 'E', 'F', 'G'));
  const own = { ...exampleOf('getRwaAsset', 200), id: 'ast_Own', name: 'Own' };
  render(<SimilarAssets asset={own} />, { wrapper });
  const section = within(await screen.findByRole('region', { name: 'Similar assets' }));
  const listNames = () =>
    section.queryAllByRole('listitem').map((item) => within(item).getByRole('link').textContent);
  await waitFor(() => expect(listNames()).toEqual(['A', 'B', 'C', 'D', 'E', 'F']));
});
