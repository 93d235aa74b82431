import type { ProductKind, ShoppingCategory } from '@gli/sdk';
import { SegmentedControl, setFilter } from '@gli/ui';
import { BedDouble, Gift, type LucideIcon, Store, Utensils } from '@gli/ui/icons';
import { useSearchParams } from 'wouter';
import { useTranslations } from '@/i18n';
import { toProductQuery } from './product-filters.ts';

const categoryIcons: Partial<Record<ProductKind, LucideIcon>> = {
  resort: BedDouble,
  goods: Gift,
  restaurant: Utensils,
};

type CategoryFilterProps = {
  /** Categories, or an empty list while they load or if they fail to load. The shop works without them. */
  categories: readonly ShoppingCategory[];
};

export function CategoryFilter({ categories }: CategoryFilterProps) {
  const t = useTranslations();
  const [search, setSearch] = useSearchParams();
  const { category_id: category = '' } = toProductQuery(search);
  return (
    <SegmentedControl
      label={t.shopping.category()}
      value={category}
      onValueChange={(id) => setSearch((current) => setFilter(current, 'category', id))}
      options={[
        { value: '', label: t.shopping.allCategories() },
        ...categories.map(({ id, kind, name, product_count: count }) => {
          const Icon = categoryIcons[kind] ?? Store;
          return {
            value: id,
            label: (
              <>
                <Icon aria-hidden />
                <span>{t.shopping.categoryWithCount({ name, count })}</span>
              </>
            ),
          };
        }),
      ]}
    />
  );
}
