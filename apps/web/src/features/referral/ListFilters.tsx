import type { ReactNode } from 'react';
import { useSearchParams } from 'wouter';
import { Button } from '../../design/controls/Button.tsx';
import { Field } from '../../design/controls/Field.tsx';
import { NativeSelect } from '../../design/controls/NativeSelect.tsx';
import { styled } from '../../design/stitches.config.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { hasParams, withFilter, withoutParams } from '../../shared/search-params.ts';

const Root = styled('search', {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(10.5rem, 100%), 1fr))',
  gap: '$3',
  alignItems: 'end',
  '& > button': { justifySelf: 'start' },
  '@mobile': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  '@media (max-width: 359px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
});

type ListFiltersProps = {
  filters: readonly {
    /** Its name in the address. */
    name: string;
    label: string;
    /** The option for no choice: "All", or the default order. */
    none: string;
    options: readonly { value: string; label: string }[];
  }[];
  /** A field before the filters. */
  children?: ReactNode;
};

/** These values as the options of a filter. */
export const optionsOf = <Value extends string>(
  values: readonly Value[],
  labels: Readonly<Record<Value, () => string>>,
) => values.map((value) => ({ value, label: labels[value]() }));

/** Filters and the order of a list, in the address; a change goes back to the first page. */
export function ListFilters({ filters, children }: ListFiltersProps) {
  const t = useTranslations();
  const [search, setSearch] = useSearchParams();
  const names = filters.map(({ name }) => name);
  return (
    <Root aria-label={t.referral.filters()}>
      {children}
      {filters.map(({ name, label, none, options }) => (
        <Field key={name} label={label}>
          <NativeSelect
            value={search.get(name) ?? ''}
            onChange={({ currentTarget }) => setSearch(withFilter(search, name, currentTarget.value))}
          >
            <option value="">{none}</option>
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </NativeSelect>
        </Field>
      ))}
      {hasParams(search, names) ? (
        <Button variant="ghost" onClick={() => setSearch(withoutParams(search, names))}>
          {t.referral.clearFilters()}
        </Button>
      ) : null}
    </Root>
  );
}
