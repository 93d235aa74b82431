import type { ProductSummary } from '@gli/sdk';
import {
  listFeaturedProductsQuery,
  listProductsQuery,
  listShoppingCategoriesQuery,
  useListProducts,
  useListShoppingCategories,
} from '@gli/sdk/react';
import { CardGridSkeleton, Container, Grid, PageHeader, ResourceList, Section, TextLink } from '@gli/ui';
import { SearchX } from '@gli/ui/icons';
import { useSearchParams } from 'wouter';
import { keepPage, type Prefetch, preloadPicture } from '@/data';
import { useTranslations } from '@/i18n';
import { CategoryFilter } from './CategoryFilter.tsx';
import { FeaturedProducts, ProductCard } from './ProductCards.tsx';
import { getProductFilters, isFrontPage, PRODUCTS_PER_PAGE, toProductQuery } from './product-filters.ts';

/** The shop. Category, search, sorting and page are in the URL, and the server applies them. Spec §1 */
export default function ShoppingScreen() {
  const t = useTranslations();
  const [search] = useSearchParams();
  const categories = useListShoppingCategories();
  const products = useListProducts(toProductQuery(search), keepPage);
  return (
    <Container gap="lg">
      <PageHeader
        title={t.places.shopping()}
        lead={t.shopping.lead()}
        aside={<TextLink href="/orders">{t.places.orders()}</TextLink>}
      />
      {isFrontPage(search) ? <FeaturedProducts /> : null}
      <Section title={t.shopping.allHeading()}>
        <CategoryFilter categories={categories.data ?? []} />
        <ResourceList
          label={t.places.shopping()}
          query={products}
          pageSize={PRODUCTS_PER_PAGE}
          filters={getProductFilters(t)}
          remembered="shopping"
          formatCount={(count) => t.shopping.resultCount({ count })}
          empty={{ icon: <SearchX />, title: t.shopping.empty(), description: t.shopping.emptyText() }}
          skeleton={<CardGridSkeleton pictured count={6} />}
          renderRows={(rows) => <ProductGrid products={rows} />}
        />
      </Section>
    </Container>
  );
}

function ProductGrid({ products }: { products: readonly ProductSummary[] }) {
  return (
    <Grid>
      {products.map((product, index) => (
        <ProductCard key={product.id} product={product} isFirst={index === 0} />
      ))}
    </Grid>
  );
}

export const prefetch: Prefetch = ({ load, client }) => {
  load(listShoppingCategoriesQuery(client));
  load(listFeaturedProductsQuery(client), ([first]) => preloadPicture(first?.picture));
  load(listProductsQuery(client, toProductQuery(new URLSearchParams())), ({ results }) =>
    preloadPicture(results[0]?.picture),
  );
};
