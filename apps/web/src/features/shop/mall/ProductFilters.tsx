import { type FormEvent, useEffect, useState } from 'react';
import { Button } from '../../../design/controls/Button.tsx';
import { Checkbox } from '../../../design/controls/Checkbox.tsx';
import { Field } from '../../../design/controls/Field.tsx';
import { Input } from '../../../design/controls/Input.tsx';
import { NativeSelect } from '../../../design/controls/NativeSelect.tsx';
import { Card } from '../../../design/display/Card.tsx';
import { Inline } from '../../../design/display/Layout.tsx';
import { styled } from '../../../design/stitches.config.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { isFiltered, orderings, SEARCH_MAXIMUM } from './product-filters.ts';

const Row = styled('form', {
  display: 'grid',
  gap: '$4',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)',
  '@mobile': { gridTemplateColumns: 'minmax(0, 1fr)' },
});

type ProductFiltersProps = {
  search: URLSearchParams;
  onChange: (name: string, value: string) => void;
  onClear: () => void;
};

/** Search, sort and stock; each change goes to the address at once, the search with Enter or on leaving. */
export function ProductFilters({ search, onChange, onClear }: ProductFiltersProps) {
  const t = useTranslations();
  const searched = search.get('search') ?? '';
  const [text, setText] = useState(searched);
  useEffect(() => setText(searched), [searched]);
  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    if (text.trim() !== searched) onChange('search', text.trim());
  };
  return (
    <Card as="search" padding="sm" aria-label={t.shopping.filters()}>
      <Row onSubmit={submit}>
        <Field label={t.shopping.search()}>
          <Input
            type="search"
            value={text}
            maxLength={SEARCH_MAXIMUM}
            placeholder={t.shopping.searchPlaceholder()}
            onChange={(event) => setText(event.currentTarget.value)}
            onBlur={() => submit()}
          />
        </Field>
        <Field label={t.shopping.sort()}>
          <NativeSelect
            value={orderings.find((one) => one === search.get('sort')) ?? orderings[0]}
            onChange={(event) => onChange('sort', event.currentTarget.value)}
          >
            {orderings.map((ordering) => (
              <option key={ordering} value={ordering}>
                {t.shopping.sorts[ordering]()}
              </option>
            ))}
          </NativeSelect>
        </Field>
      </Row>
      <Inline justify="between">
        <Checkbox
          checked={search.get('stock') === 'available'}
          onChange={(event) => onChange('stock', event.currentTarget.checked ? 'available' : '')}
          label={t.shopping.onlyInStock()}
        />
        {isFiltered(search) ? (
          <Button variant="ghost" size="sm" onClick={onClear}>
            {t.shopping.clearFilters()}
          </Button>
        ) : null}
      </Inline>
    </Card>
  );
}
