import {
  listRwaAssetsQuery,
  listRwaCategoriesQuery,
  useListRwaAssets,
  useListRwaCategories,
} from '@gli/sdk/react';
import {
  Card,
  Container,
  getPageParam,
  ListFilters,
  PageHeader,
  SectionErrorBoundary,
  setPageParam,
} from '@gli/ui';
import { memo, useDeferredValue, useState } from 'react';
import { useSearchParams } from 'wouter';
import { keepPage, type Prefetch, preloadPicture } from '@/data';
import { useTranslations } from '@/i18n';
import { CompareTray } from '../compare/CompareTray.tsx';
import { comparedIn, withCompared } from '../compare/compared-assets.ts';
import { AssetResults } from './AssetResults.tsx';
import { getAssetFilters, toAssetQuery } from './asset-filters.ts';
import { filterCard } from './RwaAssetsScreen.styles.ts';

/** The RWA list. Filters, sorting, page and comparison are in the URL. The server filters and sorts. */
export default function RwaAssetsScreen() {
  const t = useTranslations();
  const [search, setSearch] = useSearchParams();
  // Shows a selection before the list updates.
  const listed = useDeferredValue(search);
  const compared = comparedIn(search);
  const categories = useListRwaCategories();
  const filters = getAssetFilters(t, categories.data ?? []);
  const removeCompared = (id: string) =>
    setSearch((current) => withCompared(current, id, false), { replace: true });
  return (
    <Container gap="lg">
      <PageHeader title={t.rwa.heading()} lead={t.rwa.lead()} />
      <Card padding="sm" css={filterCard}>
        <ListFilters label={t.rwa.heading()} filters={filters} remembered="rwa-assets" />
      </Card>
      <AssetList search={listed} setSearch={setSearch} />
      {compared.length > 0 ? (
        <SectionErrorBoundary>
          <CompareTray ids={compared} onRemove={removeCompared} />
        </SectionErrorBoundary>
      ) : null}
    </Container>
  );
}

type AssetListProps = { search: URLSearchParams; setSearch: ReturnType<typeof useSearchParams>[1] };

/** Renders only when the URL or the data changes. */
const AssetList = memo(function AssetList({ search, setSearch }: AssetListProps) {
  const query = toAssetQuery(search);
  const assets = useListRwaAssets({ ...query, page: 1 }, keepPage);
  // Keeps the previous list until the first page of the next one has loaded.
  const [listed, setListed] = useState(query);
  if (!assets.isPlaceholderData && JSON.stringify(listed) !== JSON.stringify(query)) setListed(query);
  return (
    <AssetResults
      assets={assets}
      query={listed}
      page={getPageParam(search)}
      onPage={(page) => {
        if (page !== getPageParam(search))
          setSearch((current) => setPageParam(current, page), { replace: true });
      }}
    />
  );
});

export const prefetch: Prefetch = ({ load, client }) => {
  load(listRwaAssetsQuery(client, { ...toAssetQuery(new URLSearchParams()), page: 1 }), ({ results }) =>
    preloadPicture(results[0]?.cover),
  );
  load(listRwaCategoriesQuery(client));
};
