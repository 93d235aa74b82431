import {
  useListFeaturedProductsQueryOptions,
  useListProducts,
  useListProductsQueryOptions,
  useListShoppingCategories,
  useListShoppingCategoriesQueryOptions,
} from '@gli/sdk/react';
import { keepPreviousData } from '@tanstack/react-query';
import { useSearchParams } from 'wouter';
import { Container, Stack } from '../../../design/display/Layout.tsx';
import { useTranslations } from '../../../i18n/translations.ts';
import { PageHead } from '../../../shared/PageHead.tsx';
import { Section } from '../../../shared/Section.tsx';
import { usePrefetch } from '../../../shared/use-prefetch.ts';
import { CategoryTabs } from './CategoryTabs.tsx';
import { FeaturedProducts } from './FeaturedProducts.tsx';
import { ProductFilters } from './ProductFilters.tsx';
import { ProductResults } from './ProductResults.tsx';
import { isFrontPage, queryOf, withFilter } from './product-filters.ts';

/** The shopping mall: shelves, search, sort and page live in the address; the server does the work. Spec §1 */
export default function ShoppingScreen() {
  const t = useTranslations();
  const [search, setSearch] = useSearchParams();
  const query = queryOf(search);
  const categories = useListShoppingCategories();
  const products = useListProducts(query, { query: { placeholderData: keepPreviousData } });
  const change = (name: string, value: string) => setSearch((current) => withFilter(current, name, value));
  const clear = () => setSearch({});
  return (
    <Container>
      <Stack gap="lg">
        <PageHead title={t.places.shopping()} lead={t.shopping.lead()} />
        {isFrontPage(search) ? <FeaturedProducts /> : null}
        <Section title={t.shopping.allHeading()}>
          <CategoryTabs
            categories={categories.data ?? []}
            chosen={query.category_id ?? ''}
            onChoose={(id) => change('category', id)}
          />
          <ProductFilters search={search} onChange={change} onClear={clear} />
          <ProductResults
            products={products}
            page={query.page ?? 1}
            onPage={(page) => change('page', String(page))}
            onClear={clear}
          />
        </Section>
      </Stack>
    </Container>
  );
}

export function Prefetch() {
  usePrefetch(useListShoppingCategoriesQueryOptions());
  usePrefetch(useListFeaturedProductsQueryOptions());
  usePrefetch(useListProductsQueryOptions(queryOf(new URLSearchParams())));
  return null;
}
