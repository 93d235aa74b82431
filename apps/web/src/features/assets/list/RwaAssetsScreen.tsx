import {
  useListRwaAssets,
  useListRwaAssetsQueryOptions,
  useListRwaCategoriesQueryOptions,
} from '@gli/sdk/react';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'wouter';
import { Container, Stack } from '../../../design/display/Layout.tsx';
import { useTranslations } from '../../../i18n/translations.ts';
import { PageHead } from '../../../shared/PageHead.tsx';
import { usePrefetch } from '../../../shared/use-prefetch.ts';
import { CompareChoice } from '../compare/CompareChoice.tsx';
import { CompareTray } from '../compare/CompareTray.tsx';
import { comparedIn, withCompared } from '../compare/compare-selection.ts';
import { AssetFilters } from './AssetFilters.tsx';
import { AssetResults } from './AssetResults.tsx';
import { pageOf, queryOf, withFilter, withoutFilters, withPage } from './asset-filters.ts';

/** The RWA list: filters, sort, page and comparison live in the address; the server does the filtering and sorting. */
export default function RwaAssetsScreen() {
  const t = useTranslations();
  const [search, setSearch] = useSearchParams();
  const query = queryOf(search);
  const assets = useListRwaAssets({ ...query, page: 1 }, { query: { placeholderData: keepPreviousData } });
  // What is on the screen: the list of before until the first page of the next one is there.
  const [shown, setShown] = useState(query);
  if (!assets.isPlaceholderData && JSON.stringify(shown) !== JSON.stringify(query)) setShown(query);
  const compared = comparedIn(search);
  const compare = (id: string, isChosen: boolean) =>
    setSearch((current) => withCompared(current, id, isChosen), { replace: true });
  const clear = () => setSearch(withoutFilters);
  return (
    <Container>
      <Stack gap="lg">
        <PageHead title={t.rwa.heading()} lead={t.rwa.lead()} />
        <AssetFilters
          search={search}
          onChange={(name, value) => setSearch((current) => withFilter(current, name, value))}
          onClear={clear}
        />
        <AssetResults
          assets={assets}
          query={shown}
          page={pageOf(search)}
          onPage={(page) => {
            if (page !== pageOf(search)) setSearch((current) => withPage(current, page), { replace: true });
          }}
          onClear={clear}
          action={({ id, name }) => (
            <CompareChoice
              name={name}
              compared={compared}
              id={id}
              onChange={(isChosen) => compare(id, isChosen)}
            />
          )}
        />
        <CompareTray ids={compared} onRemove={(id) => compare(id, false)} />
      </Stack>
    </Container>
  );
}

export function Prefetch() {
  usePrefetch(useListRwaAssetsQueryOptions({ ...queryOf(new URLSearchParams()), page: 1 }));
  usePrefetch(useListRwaCategoriesQueryOptions());
  return null;
}
