import { type ComponentType, type ReactNode, use } from 'react';

type Provider = ComponentType<{ children: ReactNode }>;

let here: Provider | undefined;
let coming: Promise<Provider> | undefined;

/** Fetches what the generated hooks need; a page without data begins without it. A failure is forgotten. */
export function loadData(): Promise<Provider> {
  coming ??= import('./DataProvider.tsx').then(
    ({ DataProvider }) => {
      here = DataProvider;
      return DataProvider;
    },
    (error: unknown) => {
      coming = undefined;
      throw error;
    },
  );
  return coming;
}

/** Around whatever uses a generated hook; suspends until the data layer has been fetched once. */
export function Data({ children }: { children: ReactNode }) {
  const DataProvider = here ?? use(loadData());
  return <DataProvider>{children}</DataProvider>;
}
