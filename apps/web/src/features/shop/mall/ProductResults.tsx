import { type GliError, GliNotFoundError, type ProductPage } from '@gli/sdk';
import type { UseQueryResult } from '@tanstack/react-query';
import { SearchX } from 'lucide-react';
import { Button } from '../../../design/controls/Button.tsx';
import { Grid, Stack } from '../../../design/display/Layout.tsx';
import { Text } from '../../../design/display/Text.tsx';
import { EmptyState } from '../../../design/feedback/EmptyState.tsx';
import { LoadingRegion } from '../../../design/feedback/Skeleton.tsx';
import { useTranslations } from '../../../i18n/translations.ts';
import { LoadFailure } from '../../../shared/LoadFailure.tsx';
import { Pagination } from '../../../shared/Pagination.tsx';
import { ProductCard, ProductCardSkeleton } from './ProductCard.tsx';
import { pagesOf } from './product-filters.ts';

type ProductResultsProps = {
  products: UseQueryResult<ProductPage, GliError>;
  page: number;
  onPage: (page: number) => void;
  onClear: () => void;
};

/** The list in each of its states: loading, failed with a retry, empty, there. */
export function ProductResults({ products, page, onPage, onClear }: ProductResultsProps) {
  const t = useTranslations();
  if (products.isPending) {
    return (
      <LoadingRegion label={t.common.loading()}>
        <Grid>
          {Array.from({ length: 6 }, (_, index) => (
            <ProductCardSkeleton key={index} />
          ))}
        </Grid>
      </LoadingRegion>
    );
  }
  // A page beyond the last, from an old link, is as empty as a search without results.
  const isBeyond = products.error instanceof GliNotFoundError;
  if (products.isError && !isBeyond) return <LoadFailure query={products} />;
  if (isBeyond || !products.data || products.data.results.length === 0) {
    return (
      <EmptyState
        icon={<SearchX />}
        title={t.shopping.empty()}
        description={t.shopping.emptyText()}
        action={<Button onClick={onClear}>{t.shopping.clearFilters()}</Button>}
      />
    );
  }
  return (
    <Stack gap="lg" aria-busy={products.isFetching}>
      <Text size="sm" tone="muted" role="status">
        {t.shopping.resultCount({ count: products.data.count })}
      </Text>
      <Grid>
        {products.data.results.map((product) => (
          <ProductCard key={product.id} product={product} />
        ))}
      </Grid>
      <Pagination
        label={t.places.shopping()}
        page={page}
        pages={pagesOf(products.data.count)}
        onPage={onPage}
      />
    </Stack>
  );
}
