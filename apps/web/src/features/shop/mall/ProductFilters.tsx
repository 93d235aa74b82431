import type { ProductKind, ShoppingCategory } from '@gli/sdk';
import type { LucideIcon } from 'lucide-react';
import BedDouble from 'lucide-react/icons/bed-double';
import Gift from 'lucide-react/icons/gift';
import Store from 'lucide-react/icons/store';
import Utensils from 'lucide-react/icons/utensils';
import { useSearchParams } from 'wouter';
import { SegmentedControl } from '../../../design/controls/SegmentedControl.tsx';
import { useTranslations } from '../../../i18n/translations.ts';
import { ListFilters } from '../../../shared/forms/ListFilters.tsx';
import { withFilter } from '../../../shared/search-params.ts';
import { isFiltered, orderings, queryOf, SEARCH_MAX_CHARACTERS } from './product-filters.ts';

const categoryIcons: Partial<Record<ProductKind, LucideIcon>> = {
  resort: BedDouble,
  goods: Gift,
  restaurant: Utensils,
};

type ProductFiltersProps = {
  /** Empty while they load, or when they cannot be loaded: the mall works without. */
  categories: readonly ShoppingCategory[];
};

/** Category, search, sort and stock. */
export function ProductFilters({ categories }: ProductFiltersProps) {
  const t = useTranslations();
  const [search, setSearch] = useSearchParams();
  const { category_id: category = '' } = queryOf(search);
  const change = (name: string, value: string) => setSearch((current) => withFilter(current, name, value));
  return (
    <>
      <SegmentedControl
        label={t.shopping.category()}
        value={category}
        onValueChange={(id) => change('category', id)}
        options={[
          { value: '', label: t.shopping.allCategories() },
          ...categories.map(({ id, kind, name, product_count: count }) => {
            const Icon = categoryIcons[kind] ?? Store;
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
      <ListFilters
        search={search}
        onChange={change}
        onClear={() => setSearch({})}
        label={t.shopping.filters()}
        searchBox={{
          label: t.shopping.search(),
          placeholder: t.shopping.searchPlaceholder(),
          maxLength: SEARCH_MAX_CHARACTERS,
        }}
        selects={[
          {
            name: 'sort',
            label: t.shopping.sort(),
            options: orderings.map((value) => ({ value, label: t.shopping.sorts[value]() })),
          },
        ]}
        checkbox={{ name: 'stock', value: 'available', label: t.shopping.onlyInStock() }}
        clearLabel={t.shopping.clearFilters()}
        isFiltered={isFiltered(search)}
      />
    </>
  );
}
