import type { Product } from '@gli/sdk';
import { useListProductsByCategory } from '@gli/sdk/react';
import { RELATED_PAGE, RelatedItems } from '@gli/ui';
import { useTranslations } from '@/i18n';
import { ProductTile } from '../mall/ProductCards.tsx';

/** Other products in the same category. */
export function SimilarProducts({ product: { id, category } }: { product: Product }) {
  const t = useTranslations();
  return (
    <RelatedItems
      title={t.shopping.similar()}
      query={useListProductsByCategory({ category_id: category.id, ...RELATED_PAGE })}
      except={id}
      all={{
        href: `/shopping?category=${encodeURIComponent(category.id)}`,
        text: t.shopping.similarAll({ category: category.name }),
      }}
    >
      {(product) => <ProductTile product={product} />}
    </RelatedItems>
  );
}
