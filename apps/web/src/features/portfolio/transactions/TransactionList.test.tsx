// @vitest-environment happy-dom
import { exampleOf } from '@gli/sdk/testing';
import { setWindowWidth } from '@gli/ui/testing';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { createFormats } from '@/i18n';
import { renderScreen } from '../../../testing/render-screen.tsx';

afterEach(cleanup);

test('groups transactions by their day in Korea on a phone', async () => {
  setWindowWidth(390);
  const { results } = exampleOf('getWalletInfo', 200).transactions;
  const { day } = createFormats('en');
  const days = new Set(results.map(({ created_at }) => day(created_at)));
  await renderScreen('/mypage?tab=transactions');
  const list = within(await screen.findByRole('group', { name: 'My transactions' }));
  expect(list.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([...days]);
  expect(list.getAllByRole('listitem')).toHaveLength(results.length);
});
