import type { RwaAssetSummary } from '@gli/sdk';
import {
  listRwaAssetsQuery,
  listRwaCategoriesQuery,
  useListRwaAssets,
  useListRwaCategories,
} from '@gli/sdk/react';
import { keepPreviousData } from '@tanstack/react-query';
import { memo, useDeferredValue, useState } from 'react';
import { useSearchParams } from 'wouter';
import { Container, Stack } from '../../../design/display/Layout.tsx';
import { useTranslations } from '../../../i18n/translations.ts';
import { ListFilters } from '../../../shared/forms/ListFilters.tsx';
import { later } from '../../../shared/loading/later.tsx';
import type { Prefetch } from '../../../shared/loading/prefetch.ts';
import { PageHead } from '../../../shared/page/PageHead.tsx';
import { hasParams, pageOf, withFilter, withoutParams, withPage } from '../../../shared/search-params.ts';
import { CompareCheckbox } from '../compare/CompareCheckbox.tsx';
import { comparedIn, withCompared } from '../compare/compared-assets.ts';
import { AssetFeed, AssetResults } from './AssetResults.tsx';
import {
  assetFilters,
  orderings,
  queryOf,
  riskLevels,
  SEARCH_MAX_LENGTH,
  statuses,
} from './asset-filters.ts';

export { dataLayer } from '../../../shared/data/DataProvider.tsx';

const CompareTray = later(async () => (await import('../compare/CompareTray.tsx')).CompareTray, null);

/** The RWA list. Filters, sort, page and comparison are in the address; the server filters and sorts. */
export default function RwaAssetsScreen() {
  const t = useTranslations();
  const [search, setSearch] = useSearchParams();
  // A choice shows before the list follows it.
  const listed = useDeferredValue(search);
  const compared = comparedIn(search);
  const removeCompared = (id: string) =>
    setSearch((current) => withCompared(current, id, false), { replace: true });
  return (
    <Container>
      <Stack gap="lg">
        <PageHead title={t.rwa.heading()} lead={t.rwa.lead()} />
        <AssetFilters
          search={search}
          onChange={(name, value) => setSearch((current) => withFilter(current, name, value))}
          onClear={() => setSearch((current) => withoutParams(current, assetFilters))}
        />
        <AssetList search={listed} setSearch={setSearch} />
        {compared.length > 0 ? <CompareTray ids={compared} onRemove={removeCompared} /> : null}
      </Stack>
    </Container>
  );
}

type AssetListProps = { search: URLSearchParams; setSearch: ReturnType<typeof useSearchParams>[1] };

/** Renders only when the address or the data has changed. */
const AssetList = memo(function AssetList({ search, setSearch }: AssetListProps) {
  const query = queryOf(search);
  const assets = useListRwaAssets({ ...query, page: 1 }, { query: { placeholderData: keepPreviousData } });
  // The previous list stays until the first page of the next one has loaded.
  const [listed, setListed] = useState(query);
  if (!assets.isPlaceholderData && JSON.stringify(listed) !== JSON.stringify(query)) setListed(query);
  return (
    <AssetResults
      assets={assets}
      query={listed}
      page={pageOf(search)}
      onPage={(page) => {
        if (page !== pageOf(search)) setSearch((current) => withPage(current, page), { replace: true });
      }}
      onClear={() => setSearch((current) => withoutParams(current, assetFilters))}
      action={compareAction}
    />
  );
});

const compareAction = (asset: RwaAssetSummary) => <CompareCheckbox asset={asset} />;

type AssetFiltersProps = {
  search: URLSearchParams;
  onChange: (name: string, value: string) => void;
  onClear: () => void;
};

function AssetFilters(props: AssetFiltersProps) {
  const t = useTranslations();
  const categories = useListRwaCategories();
  const categoryOptions = categories.data?.map(({ id, name }) => ({ value: id, label: name })) ?? [];
  const riskOptions = riskLevels.map((value) => ({ value, label: t.terms.risk[value]() }));
  const statusOptions = statuses.map((value) => ({ value, label: t.terms.status[value]() }));
  const sortOptions = orderings.map((value) => ({ value, label: t.terms.ordering[value]() }));
  const all = (label: string) => ({ value: '', label });
  return (
    <ListFilters
      {...props}
      label={t.rwa.filters()}
      searchBox={{
        label: t.rwa.search(),
        placeholder: t.rwa.searchPlaceholder(),
        maxLength: SEARCH_MAX_LENGTH,
      }}
      selects={[
        {
          name: 'category',
          label: t.rwa.category(),
          options: [all(t.rwa.allCategories()), ...categoryOptions],
        },
        { name: 'risk', label: t.rwa.risk(), options: [all(t.rwa.allRisks()), ...riskOptions] },
        { name: 'status', label: t.rwa.status(), options: [all(t.rwa.allStatuses()), ...statusOptions] },
        { name: 'sort', label: t.rwa.sort(), options: sortOptions },
      ]}
      checkbox={{ name: 'featured', value: '1', label: t.rwaAssets.featuredOnly() }}
      clearLabel={t.rwa.clearFilters()}
      isFiltered={hasParams(props.search, assetFilters)}
    />
  );
}

export const prefetch: Prefetch = ({ load, client }) => {
  AssetFeed.load();
  load(listRwaAssetsQuery(client, { ...queryOf(new URLSearchParams()), page: 1 }));
  load(listRwaCategoriesQuery(client));
};
