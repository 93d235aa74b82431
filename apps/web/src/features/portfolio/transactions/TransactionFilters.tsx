import { Button } from '../../../design/controls/Button.tsx';
import { Field } from '../../../design/controls/Field.tsx';
import { Input } from '../../../design/controls/Input.tsx';
import { NativeSelect } from '../../../design/controls/NativeSelect.tsx';
import { styled } from '../../../design/stitches.config.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import {
  isNarrowed,
  isRangeWrong,
  transactionStatuses,
  transactionTokens,
  transactionTypes,
  withFilter,
  withoutFilters,
} from './transactions-address.ts';

const Root = styled('search', {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(9.5rem, 100%), 1fr))',
  gap: '$3',
  alignItems: 'start',
  '& > button': { justifySelf: 'start', alignSelf: 'end' },
  '@mobile': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  '@media (max-width: 359px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
});

type TransactionFiltersProps = { search: URLSearchParams; onChange: (search: URLSearchParams) => void };

/** Type, status, token and days of the list; each change goes to the address at once. */
export function TransactionFilters({ search, onChange }: TransactionFiltersProps) {
  const t = useTranslations();
  const choices = [
    {
      name: 'type',
      label: t.transactions.type(),
      options: transactionTypes.map((value) => ({ value, label: t.terms.transactionType[value]() })),
    },
    {
      name: 'status',
      label: t.transactions.status(),
      options: transactionStatuses.map((value) => ({ value, label: t.terms.transactionStatus[value]() })),
    },
    {
      name: 'token',
      label: t.transactions.token(),
      options: transactionTokens.map((value) => ({ value, label: value })),
    },
  ];
  const days = [
    { name: 'from', label: t.transactions.from(), error: undefined },
    {
      name: 'to',
      label: t.transactions.to(),
      error: isRangeWrong(search) ? t.transactions.rangeWrong() : undefined,
    },
  ];
  return (
    <Root aria-label={t.transactions.filters()}>
      {choices.map(({ name, label, options }) => (
        <Field key={name} label={label}>
          <NativeSelect
            value={search.get(name) ?? ''}
            onChange={(event) => onChange(withFilter(search, name, event.currentTarget.value))}
          >
            <option value="">{t.transactions.all()}</option>
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </NativeSelect>
        </Field>
      ))}
      {days.map(({ name, label, error }) => (
        <Field key={name} label={label} error={error}>
          <Input
            type="date"
            value={search.get(name) ?? ''}
            onChange={(event) => onChange(withFilter(search, name, event.currentTarget.value))}
          />
        </Field>
      ))}
      {isNarrowed(search) ? (
        <Button variant="ghost" onClick={() => onChange(withoutFilters(search))}>
          {t.transactions.clearFilters()}
        </Button>
      ) : null}
    </Root>
  );
}
