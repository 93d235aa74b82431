import type { ProductKind, ShoppingCategory } from '@gli/sdk';
import { BedDouble, Gift, type LucideIcon, Store, Utensils } from 'lucide-react';
import { SegmentedControl } from '../../../design/controls/SegmentedControl.tsx';
import { useWords } from '../../../i18n/words.ts';

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
  const words = useWords();
  return (
    <SegmentedControl
      label={words.shopping.category()}
      value={chosen}
      onValueChange={onChoose}
      options={[
        { value: '', label: words.shopping.allCategories() },
        ...categories.map(({ id, kind, name, product_count: count }) => {
          const Icon = icons[kind] ?? Store;
          return {
            value: id,
            label: (
              <>
                <Icon aria-hidden />
                {words.shopping.categoryWithCount({ name, count })}
              </>
            ),
          };
        }),
      ]}
    />
  );
}
