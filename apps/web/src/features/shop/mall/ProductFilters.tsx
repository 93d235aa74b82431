import { useTranslations } from '../../../i18n/translations.ts';
import { ListFilters } from '../../../shared/ListFilters.tsx';
import { isFiltered, orderings, SEARCH_MAXIMUM } from './product-filters.ts';

type ProductFiltersProps = {
  search: URLSearchParams;
  onChange: (name: string, value: string) => void;
  onClear: () => void;
};

/** Search, sort and stock. */
export function ProductFilters(props: ProductFiltersProps) {
  const t = useTranslations();
  return (
    <ListFilters
      {...props}
      label={t.shopping.filters()}
      searchBox={{
        label: t.shopping.search(),
        placeholder: t.shopping.searchPlaceholder(),
        maxLength: SEARCH_MAXIMUM,
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
      isFiltered={isFiltered(props.search)}
    />
  );
}
