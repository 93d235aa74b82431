import { type OperationId, operationTable } from '@gli/sdk';
import { act, cleanup, render, waitFor } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { Router } from 'wouter';
import { App } from '../../App.tsx';
import { routes } from '../../routes.ts';
import { type FixtureOptions, type Handler, platformFixture } from '../../testing/platform-fixture.tsx';
import { PlatformProvider } from '../PlatformProvider.tsx';
import { findFirstScreen } from './find-first-screen.ts';
import { prefetchScreen } from './prefetch-screen.ts';
import { RouteOutlet } from './RouteOutlet.tsx';

const isOperation = (id: string): id is OperationId => id in operationTable;

/** Operations that read data. */
const reads = Object.keys(operationTable)
  .filter(isOperation)
  .filter((id) => operationTable[id].method === 'GET');

/** URLs of pages whose path does not say what they show. */
const urls: Partial<Record<string, string>> = {
  'rwa-asset': '/rwa-assets/ast_5gw8n2kd7q',
  product: '/shopping/product/prd_4wn8d2tk6r',
  watchlist: '/watchlist?ids=ast_5gw8n2kd7q,product:prd_4wn8d2tk6r',
};

/** Pages that show the same without the server. The developer pages have only samples. */
const withoutData =
  /^(login|signup|terms-of-use|privacy|risk-disclosure|accessibility|design-tokens|token-test|styled-system|.+-demo)$/;

/** URLs of all pages with data, with a sample asset and product. */
const dataPages = routes
  .filter(({ name }) => !withoutData.test(name))
  .map(({ name, path, requiresAuth = false }) => ({
    url: urls[name] ?? path,
    requiresAuth,
  }));

/** URLs of the pages with data that need no login. */
export const publicUrls = dataPages.filter(({ requiresAuth }) => !requiresAuth).map(({ url }) => url);

/** URLs of all pages with data and of their tabs. */
export const dataUrls = [
  ...dataPages.map(({ url }) => url),
  '/mypage?tab=portfolio',
  '/mypage?tab=portfolio&part=income',
  '/mypage?tab=portfolio&part=investments',
  '/mypage?tab=portfolio&part=spending',
  '/mypage?tab=transactions',
  '/mypage?tab=orders',
  '/mypage?tab=settings',
  '/mypage?tab=security',
  '/referral?tab=friends',
  '/referral?tab=rewards',
  '/auth?tab=grades',
];

type RouteOptions = Pick<FixtureOptions, 'member' | 'locale'> & { shell?: boolean; respond?: Handler };

/**
 * Opens a page like `renderScreen`, but does not wait for its heading, which a page without its data lacks.
 * `respond` replies to every read.
 */
export async function openRoute(
  url: string,
  { shell = false, respond, locale = 'en', ...options }: RouteOptions = {},
) {
  cleanup();
  window.history.replaceState(null, '', url);
  const fixture = await platformFixture({ ...options, locale });
  if (respond) for (const id of reads) fixture.handle(id, respond);
  const { platform, screens } = fixture;
  const found = findFirstScreen(window, platform.session.getState().status);
  if (found) await prefetchScreen(platform, screens, found, () => !window.location.search);
  const view = render(
    shell ? (
      <App platform={platform} screens={screens} locale={locale} />
    ) : (
      <Router>
        <PlatformProvider platform={platform} screens={screens} locale={locale}>
          <RouteOutlet />
        </PlatformProvider>
      </Router>
    ),
  );
  /** True while a read is in flight or part of the page is loading. */
  const isLoading = () =>
    platform.queries.isFetching() > 0 || view.container.querySelector('[aria-busy=true]') !== null;
  return {
    ...fixture,
    ...view,
    getReads: () => reads.flatMap(fixture.getCalls),
    isLoading,
    /** Resolves once all code and data have loaded and the page does not change any more. */
    async settle() {
      let before: string;
      do {
        before = view.container.innerHTML;
        await act(() => vi.dynamicImportSettled());
        await waitFor(() => expect(isLoading()).toBe(false));
      } while (view.container.innerHTML !== before);
    },
  };
}
