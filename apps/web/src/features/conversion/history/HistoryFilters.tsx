import { Button } from '../../../design/controls/Button.tsx';
import { Field } from '../../../design/controls/Field.tsx';
import { NativeSelect } from '../../../design/controls/NativeSelect.tsx';
import { styled } from '../../../design/stitches.config.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import {
  type FilterName,
  givenTokens,
  isFiltered,
  receivedTokens,
  statuses,
  types,
} from './history-filters.ts';

const Root = styled('search', {
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 11rem)) 1fr',
  gap: '$3',
  alignItems: 'end',
  '& > button': { justifySelf: 'end' },
  '@media (max-width: 1023px)': {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '& > button': { gridColumn: '1 / -1', justifySelf: 'start' },
  },
});

type HistoryFiltersProps = {
  search: URLSearchParams;
  onChange: (name: FilterName, value: string) => void;
  onClear: () => void;
};

/** Tokens, type and status of the history, kept in the address. */
export function HistoryFilters({ search, onChange, onClear }: HistoryFiltersProps) {
  const t = useTranslations();
  const tokenOptions = (tokens: readonly string[]) => tokens.map((token) => ({ value: token, label: token }));
  const filters: { name: FilterName; label: string; options: { value: string; label: string }[] }[] = [
    { name: 'given', label: t.conversion.give(), options: tokenOptions(givenTokens) },
    { name: 'received', label: t.conversion.receive(), options: tokenOptions(receivedTokens) },
    {
      name: 'type',
      label: t.conversion.type(),
      options: types.map((type) => ({ value: type, label: t.conversion.types[type]() })),
    },
    {
      name: 'status',
      label: t.conversion.status(),
      options: statuses.map((status) => ({ value: status, label: t.terms.transactionStatus[status]() })),
    },
  ];
  return (
    <Root aria-label={t.conversion.filters()}>
      {filters.map(({ name, label, options }) => (
        <Field key={name} label={label}>
          <NativeSelect
            value={search.get(name) ?? ''}
            onChange={(event) => onChange(name, event.currentTarget.value)}
          >
            <option value="">{t.conversion.all()}</option>
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </NativeSelect>
        </Field>
      ))}
      {isFiltered(search) ? (
        <Button variant="ghost" size="sm" onClick={onClear}>
          {t.conversion.clearFilters()}
        </Button>
      ) : null}
    </Root>
  );
}
