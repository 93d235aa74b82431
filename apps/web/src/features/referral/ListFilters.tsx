import type { ReactNode } from 'react';
import { Button } from '../../design/controls/Button.tsx';
import { Field } from '../../design/controls/Field.tsx';
import { NativeSelect } from '../../design/controls/NativeSelect.tsx';
import { styled } from '../../design/stitches.config.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { withValues } from './referral-address.ts';

const Root = styled('search', {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(10.5rem, 100%), 1fr))',
  gap: '$3',
  alignItems: 'end',
  '& > button': { justifySelf: 'start' },
  '@mobile': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  '@media (max-width: 359px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
});

export type ListFilter = {
  /** Its name in the address. */
  name: string;
  label: string;
  /** What no choice means: "All", or the default order. */
  none: string;
  options: readonly { value: string; label: string }[];
};

type ListFiltersProps = {
  search: URLSearchParams;
  filters: readonly ListFilter[];
  onChange: (search: URLSearchParams) => void;
  /** A field before the choices. */
  children?: ReactNode;
};

/** Choices that narrow or order a list; each goes to the address at once and begins at the first page. */
export function ListFilters({ search, filters, onChange, children }: ListFiltersProps) {
  const t = useTranslations();
  const cleared = Object.fromEntries(filters.map(({ name }) => [name, '']));
  return (
    <Root aria-label={t.referral.filters()}>
      {children}
      {filters.map(({ name, label, none, options }) => (
        <Field key={name} label={label}>
          <NativeSelect
            value={search.get(name) ?? ''}
            onChange={(event) =>
              onChange(withValues(search, { [name]: event.currentTarget.value, page: '' }))
            }
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
      {filters.some(({ name }) => search.has(name)) ? (
        <Button variant="ghost" onClick={() => onChange(withValues(search, { ...cleared, page: '' }))}>
          {t.referral.clearFilters()}
        </Button>
      ) : null}
    </Root>
  );
}
