import { type GliError, GliNotFoundError, type ProductPage } from '@gli/sdk';
import {
  listFeaturedProductsQuery,
  listProductsQuery,
  listShoppingCategoriesQuery,
  useListProducts,
  useListShoppingCategories,
} from '@gli/sdk/react';
import { keepPreviousData, type UseQueryResult } from '@tanstack/react-query';
import SearchX from 'lucide-react/icons/search-x';
import { useSearchParams } from 'wouter';
import { Button } from '../../../design/controls/Button.tsx';
import { Container, Grid, Stack } from '../../../design/display/Layout.tsx';
import { TextLink } from '../../../design/display/Text.tsx';
import { EmptyState } from '../../../design/feedback/EmptyState.tsx';
import { LoadingRegion } from '../../../design/feedback/Skeleton.tsx';
import { useTranslations } from '../../../i18n/translations.ts';
import type { Prefetch } from '../../../shared/loading/prefetch.ts';
import { LoadFailure } from '../../../shared/page/LoadFailure.tsx';
import { Note } from '../../../shared/page/Note.tsx';
import { PageHead } from '../../../shared/page/PageHead.tsx';
import { Pagination } from '../../../shared/page/Pagination.tsx';
import { Section } from '../../../shared/page/Section.tsx';
import { usePage } from '../../../shared/search-params.ts';
import { FeaturedProducts, ProductCard, ProductCardSkeleton } from './ProductCards.tsx';
import { ProductFilters } from './ProductFilters.tsx';
import { isFrontPage, pagesOf, queryOf } from './product-filters.ts';

export { dataLayer } from '../../../shared/data/DataProvider.tsx';

/** The shopping mall: category, search, sort and page are in the address; the server does the work. Spec §1 */
export default function ShoppingScreen() {
  const t = useTranslations();
  const [search] = useSearchParams();
  const categories = useListShoppingCategories();
  const products = useListProducts(queryOf(search), { query: { placeholderData: keepPreviousData } });
  return (
    <Container>
      <Stack gap="lg">
        <PageHead
          title={t.places.shopping()}
          lead={t.shopping.lead()}
          aside={<TextLink href="/orders">{t.places.orders()}</TextLink>}
        />
        {isFrontPage(search) ? <FeaturedProducts /> : null}
        <Section title={t.shopping.allHeading()}>
          <ProductFilters categories={categories.data ?? []} />
          <ProductResults products={products} />
        </Section>
      </Stack>
    </Container>
  );
}

function ProductResults({ products }: { products: UseQueryResult<ProductPage, GliError> }) {
  const t = useTranslations();
  const [, setSearch] = useSearchParams();
  const [page, setPage] = usePage();
  if (products.isPending) {
    return (
      <LoadingRegion>
        <Grid>
          {Array.from({ length: 6 }, (_, index) => (
            <ProductCardSkeleton key={index} />
          ))}
        </Grid>
      </LoadingRegion>
    );
  }
  // A page after the last one, from an old link, is as empty as a search without results.
  const isAfterLast = products.error instanceof GliNotFoundError;
  if (products.isError && !isAfterLast) return <LoadFailure query={products} />;
  if (isAfterLast || !products.data || products.data.results.length === 0) {
    return (
      <EmptyState
        icon={<SearchX />}
        title={t.shopping.empty()}
        description={t.shopping.emptyText()}
        action={<Button onClick={() => setSearch({})}>{t.shopping.clearFilters()}</Button>}
      />
    );
  }
  return (
    <Stack gap="lg" aria-busy={products.isFetching}>
      <Note role="status">{t.shopping.resultCount({ count: products.data.count })}</Note>
      <Grid>
        {products.data.results.map((product) => (
          <ProductCard key={product.id} product={product} />
        ))}
      </Grid>
      <Pagination
        label={t.places.shopping()}
        page={page}
        pages={pagesOf(products.data.count)}
        onPage={setPage}
      />
    </Stack>
  );
}

export const prefetch: Prefetch = ({ load, client }) => {
  load(listShoppingCategoriesQuery(client));
  load(listFeaturedProductsQuery(client));
  load(listProductsQuery(client, queryOf(new URLSearchParams())));
};
