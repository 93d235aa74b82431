// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { openRoute, publicUrls } from './open-route.testing.tsx';

afterEach(cleanup);

test.each(publicUrls)('sends each initial request of %s only once, in the page’s language', async (url) => {
  const { getReads, settle } = await openRoute(url, { member: null });
  await screen.findByRole('heading', { level: 1 });
  await settle();
  const requests = getReads().map(({ url }) => url.href);
  expect(requests.length).toBeGreaterThan(0);
  expect(requests).toEqual([...new Set(requests)]);
  for (const { headers } of getReads()) expect(headers.get('Accept-Language')).toBe('en');
});
