import { useListRwaCategories } from '@gli/sdk/react';
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
import { isFiltered, orderings, riskLevels, statuses } from './asset-filters.ts';

const Row = styled('form', {
  display: 'grid',
  gap: '$4',
  gridTemplateColumns: '1.6fr repeat(4, 1fr)',
  alignItems: 'end',
  '@media (max-width: 1023px)': {
    gridTemplateColumns: 'repeat(2, 1fr)',
    '& > :first-child': { gridColumn: '1 / -1' },
  },
});
const Foot = styled(Inline, { marginTop: '$2', marginBottom: '-$2', minHeight: '$touch' });

type AssetFiltersProps = {
  search: URLSearchParams;
  onChange: (name: string, value: string) => void;
  onClear: () => void;
};

/** Search, category, risk, status and sort; each change goes to the address at once, the search with Enter or on leaving. */
export function AssetFilters({ search, onChange, onClear }: AssetFiltersProps) {
  const t = useTranslations();
  const categories = useListRwaCategories();
  const searched = search.get('search') ?? '';
  const [text, setText] = useState(searched);
  useEffect(() => setText(searched), [searched]);
  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    if (text.trim() !== searched) onChange('search', text.trim());
  };
  return (
    <Card as="search" padding="sm" aria-label={t.rwa.filters()}>
      <Row onSubmit={submit}>
        <Field label={t.rwa.search()}>
          <Input
            type="search"
            value={text}
            maxLength={80}
            placeholder={t.rwa.searchPlaceholder()}
            onChange={(event) => setText(event.currentTarget.value)}
            onBlur={() => submit()}
          />
        </Field>
        <Field label={t.rwa.category()}>
          <NativeSelect
            value={search.get('category') ?? ''}
            onChange={(event) => onChange('category', event.currentTarget.value)}
          >
            <option value="">{t.rwa.allCategories()}</option>
            {categories.data?.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </NativeSelect>
        </Field>
        <Field label={t.rwa.risk()}>
          <NativeSelect
            value={search.get('risk') ?? ''}
            onChange={(event) => onChange('risk', event.currentTarget.value)}
          >
            <option value="">{t.rwa.allRisks()}</option>
            {riskLevels.map((risk) => (
              <option key={risk} value={risk}>
                {t.terms.risk[risk]()}
              </option>
            ))}
          </NativeSelect>
        </Field>
        <Field label={t.rwa.status()}>
          <NativeSelect
            value={search.get('status') ?? ''}
            onChange={(event) => onChange('status', event.currentTarget.value)}
          >
            <option value="">{t.rwa.allStatuses()}</option>
            {statuses.map((status) => (
              <option key={status} value={status}>
                {t.terms.status[status]()}
              </option>
            ))}
          </NativeSelect>
        </Field>
        <Field label={t.rwa.sort()}>
          <NativeSelect
            value={search.get('sort') ?? orderings[0]}
            onChange={(event) => onChange('sort', event.currentTarget.value)}
          >
            {orderings.map((ordering) => (
              <option key={ordering} value={ordering}>
                {t.terms.ordering[ordering]()}
              </option>
            ))}
          </NativeSelect>
        </Field>
      </Row>
      <Foot justify="between">
        <Checkbox
          label={t.rwaAssets.featuredOnly()}
          checked={search.get('featured') === '1'}
          onChange={(event) => onChange('featured', event.currentTarget.checked ? '1' : '')}
        />
        {isFiltered(search) ? (
          <Button variant="ghost" size="sm" onClick={onClear}>
            {t.rwa.clearFilters()}
          </Button>
        ) : null}
      </Foot>
    </Card>
  );
}
