import type { ProductKind, ShoppingCategory } from '@gli/sdk';
import type { LucideIcon } from 'lucide-react';
import BedDouble from 'lucide-react/icons/bed-double';
import Gift from 'lucide-react/icons/gift';
import Store from 'lucide-react/icons/store';
import Utensils from 'lucide-react/icons/utensils';
import { type FormEvent, useEffect, useState } from 'react';
import { useSearchParams } from 'wouter';
import { Button } from '../../../design/controls/Button.tsx';
import { Checkbox } from '../../../design/controls/Checkbox.tsx';
import { Field } from '../../../design/controls/Field.tsx';
import { Input } from '../../../design/controls/Input.tsx';
import { NativeSelect } from '../../../design/controls/NativeSelect.tsx';
import { SegmentedControl } from '../../../design/controls/SegmentedControl.tsx';
import { Card } from '../../../design/display/Card.tsx';
import { Inline } from '../../../design/display/Layout.tsx';
import { styled } from '../../../design/stitches.config.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { withFilter } from '../../../shared/search-params.ts';
import { isFiltered, orderings, queryOf, SEARCH_MAX_CHARACTERS } from './product-filters.ts';

const categoryIcons: Partial<Record<ProductKind, LucideIcon>> = {
  resort: BedDouble,
  goods: Gift,
  restaurant: Utensils,
};

const Row = styled('form', {
  display: 'grid',
  gap: '$4',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)',
  '@mobile': { gridTemplateColumns: 'minmax(0, 1fr)' },
});

type ProductFiltersProps = {
  /** Empty while they load, or when they cannot be loaded: the mall works without. */
  categories: readonly ShoppingCategory[];
};

/**
 * Category, search, sort and stock. Each change goes to the address immediately, the search with Enter or when the
 * field loses the focus.
 */
export function ProductFilters({ categories }: ProductFiltersProps) {
  const t = useTranslations();
  const [search, setSearch] = useSearchParams();
  const { category_id: category = '', ordering } = queryOf(search);
  const searched = search.get('search') ?? '';
  const [text, setText] = useState(searched);
  useEffect(() => setText(searched), [searched]);
  const change = (name: string, value: string) => setSearch((current) => withFilter(current, name, value));
  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    if (text.trim() !== searched) change('search', text.trim());
  };
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
      <Card as="search" padding="sm" aria-label={t.shopping.filters()}>
        <Row onSubmit={submit}>
          <Field label={t.shopping.search()}>
            <Input
              type="search"
              value={text}
              maxLength={SEARCH_MAX_CHARACTERS}
              placeholder={t.shopping.searchPlaceholder()}
              onChange={(event) => setText(event.currentTarget.value)}
              onBlur={() => submit()}
            />
          </Field>
          <Field label={t.shopping.sort()}>
            <NativeSelect value={ordering} onChange={(event) => change('sort', event.currentTarget.value)}>
              {orderings.map((one) => (
                <option key={one} value={one}>
                  {t.shopping.sorts[one]()}
                </option>
              ))}
            </NativeSelect>
          </Field>
        </Row>
        <Inline justify="between">
          <Checkbox
            checked={search.get('stock') === 'available'}
            onChange={(event) => change('stock', event.currentTarget.checked ? 'available' : '')}
            label={t.shopping.onlyInStock()}
          />
          {isFiltered(search) ? (
            <Button variant="ghost" size="sm" onClick={() => setSearch({})}>
              {t.shopping.clearFilters()}
            </Button>
          ) : null}
        </Inline>
      </Card>
    </>
  );
}
