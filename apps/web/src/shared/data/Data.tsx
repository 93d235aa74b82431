import type { ReactNode } from 'react';
import { lazyModule } from '../loading/lazy-module.ts';

const dataLayer = lazyModule(async () => (await import('./DataProvider.tsx')).dataLayer);

/** Fetches what the generated hooks need. The first page starts without it. */
export const loadData = dataLayer.load;

/** Takes it from a screen that brings it along. */
export const provideData = dataLayer.provide;

/** Around anything that uses a generated hook; suspends until the data layer has been fetched once. */
export function Data({ children }: { children: ReactNode }) {
  const { DataProvider } = dataLayer.useModule();
  return <DataProvider>{children}</DataProvider>;
}
