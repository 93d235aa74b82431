import type { ProductKind, ShoppingCategory } from '@gli/sdk';
import { BedDouble, Gift, type LucideIcon, Store, Utensils } from 'lucide-react';
import { SegmentedControl } from '../../../design/controls/SegmentedControl.tsx';
import { useTranslations } from '../../../i18n/translations.ts';

const icons: Partial<Record<ProductKind, LucideIcon>> = {
  resort: BedDouble,
  goods: Gift,
  restaurant: Utensils,
};

type CategoryTabsProps = {
  /** Empty until they are loaded, or when they cannot be: the mall works without. */
  categories: readonly ShoppingCategory[];
  chosen: string;
  onChoose: (id: string) => void;
};

/** The shelves of the mall, with how much stands on each. */
export function CategoryTabs({ categories, chosen, onChoose }: CategoryTabsProps) {
  const t = useTranslations();
  return (
    <SegmentedControl
      label={t.shopping.category()}
      value={chosen}
      onValueChange={onChoose}
      options={[
        { value: '', label: t.shopping.allCategories() },
        ...categories.map(({ id, kind, name, product_count: count }) => {
          const Icon = icons[kind] ?? Store;
          return {
            value: id,
            label: (
              <>
                <Icon aria-hidden />
                {t.shopping.categoryWithCount({ name, count })}
              </>
            ),
          };
        }),
      ]}
    />
  );
}
