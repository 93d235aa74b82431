// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { i18nObject } from '@/i18n';
import { renderScreen } from '../../../testing/render-screen.tsx';

afterEach(cleanup);

test.each(['en', 'ko'] as const)('does not say in %s that all assets are appraised', async (locale) => {
  // A list that no other test has left, because virtua renders a known list only in a window with a layout.
  await renderScreen(`/rwa-assets?search=${locale}`, { member: null, locale });
  expect(await screen.findAllByRole('article')).not.toHaveLength(0);
  const appraisal = i18nObject(locale).terms.documentKind.appraisal();
  const stem = { en: appraisal.slice(0, 6), ko: appraisal.slice(0, 4) }[locale];
  expect(document.body.textContent?.toLowerCase()).not.toContain(stem.toLowerCase());
});

test('shows placeholders until the list has loaded', async () => {
  let release = (_status: number) => {};
  const held = new Promise<number>((resolve) => {
    release = resolve;
  });
  await renderScreen('/rwa-assets?search=slow', { member: null, handlers: { listRwaAssets: held } });
  expect(await screen.findByText('Loading')).toBeDefined();
  expect(screen.queryByRole('article')).toBeNull();
  release(200);
  expect(await screen.findAllByRole('article')).not.toHaveLength(0);
});
