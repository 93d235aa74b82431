import { listRwaAssetsQuery } from '@gli/sdk/react';
import { dehydrate, HydrationBoundary, QueryClient } from '@tanstack/react-query';
import { AssetList } from './AssetList.tsx';
import { ASSETS, createClient } from './api.ts';
import { Member } from './Member.tsx';

// Assets change, so the list is read for each request.
export const dynamic = 'force-dynamic';

/** A server component that reads the assets for the browser's first render. */
export default async function Page() {
  const queryClient = new QueryClient();
  // Never rejects. If it fails, the browser reads the list.
  await queryClient.prefetchQuery(listRwaAssetsQuery(createClient(), ASSETS));
  return (
    <main>
      <h1>Assets</h1>
      <Member />
      <HydrationBoundary state={dehydrate(queryClient)}>
        <AssetList />
      </HydrationBoundary>
    </main>
  );
}
