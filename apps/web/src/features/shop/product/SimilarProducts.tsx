import type { Product } from '@gli/sdk';
import { useListProductsByCategory } from '@gli/sdk/react';
import { Grid, TextLink } from '@/design';
import { useTranslations } from '@/i18n';
import { LoadFailure, LoadingCards, Section } from '@/shared';
import { ProductCard } from '../mall/ProductCards.tsx';

const SIMILAR_COUNT = 3;

/** Up to three other products in the same category. */
export function SimilarProducts({ product: { id, category } }: { product: Product }) {
  const t = useTranslations();
  // Requests one extra, because the product itself may be in the list.
  const products = useListProductsByCategory({ category_id: category.id, page_size: SIMILAR_COUNT + 1 });
  const others = products.data?.results.filter((one) => one.id !== id).slice(0, SIMILAR_COUNT);
  if (others?.length === 0) return null;
  return (
    <Section
      title={t.shopping.similar()}
      action={
        <TextLink href={`/shopping?category=${encodeURIComponent(category.id)}`}>
          {t.shopping.similarAll({ category: category.name })}
        </TextLink>
      }
    >
      {others ? (
        <Grid>
          {others.map((one) => (
            <ProductCard key={one.id} product={one} />
          ))}
        </Grid>
      ) : products.isError ? (
        <LoadFailure query={products} />
      ) : (
        <LoadingCards pictured count={SIMILAR_COUNT} height="1.4rem" />
      )}
    </Section>
  );
}
