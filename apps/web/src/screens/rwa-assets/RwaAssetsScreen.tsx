import { useListRwaAssets } from '@gli/sdk/react';
import { keepPreviousData } from '@tanstack/react-query';
import { useSearchParams } from 'wouter';
import { Container, Stack } from '../../design/Layout.tsx';
import { useWords } from '../../i18n/words.ts';
import { PageHead } from '../../parts/PageHead.tsx';
import { AssetFilters } from './AssetFilters.tsx';
import { AssetResults } from './AssetResults.tsx';
import { pagesOf, queryOf, withFilter } from './asset-filters.ts';

/** The RWA list: filters, sort and page live in the address; the server does the filtering and sorting. */
export default function RwaAssetsScreen() {
  const words = useWords();
  const [search, setSearch] = useSearchParams();
  const query = queryOf(search);
  const assets = useListRwaAssets(query, { query: { placeholderData: keepPreviousData } });
  const change = (name: string, value: string) => setSearch(withFilter(search, name, value));
  return (
    <Container>
      <Stack gap="lg">
        <PageHead title={words.rwa.heading()} lead={words.rwa.lead()} />
        <AssetFilters search={search} onChange={change} onClear={() => setSearch({})} />
        <AssetResults
          assets={assets}
          page={query.page ?? 1}
          pages={pagesOf(assets.data?.count ?? 0)}
          onPage={(page) => change('page', String(page))}
          onClear={() => setSearch({})}
        />
      </Stack>
    </Container>
  );
}
