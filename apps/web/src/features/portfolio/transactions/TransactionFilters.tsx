import { useSearchParams } from 'wouter';
import { Button } from '../../../design/controls/Button.tsx';
import { Field } from '../../../design/controls/Field.tsx';
import { Input } from '../../../design/controls/Input.tsx';
import { styled } from '../../../design/stitches.config.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { FilterSelect } from '../../../shared/forms/FilterSelect.tsx';
import { hasParams, withFilter, withoutParams } from '../../../shared/search-params.ts';
import {
  isRangeWrong,
  transactionFilters,
  transactionStatuses,
  transactionTokens,
  transactionTypes,
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

/** Filters by type, status, token and days; each change goes to the address immediately. */
export function TransactionFilters() {
  const t = useTranslations();
  const [search, setSearch] = useSearchParams();
  const filter = (name: string, value: string) => setSearch(withFilter(search, name, value));
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
      {choices.map(({ name, ...choice }) => (
        <FilterSelect
          key={name}
          {...choice}
          all={t.transactions.all()}
          value={search.get(name) ?? ''}
          onChange={(value) => filter(name, value)}
        />
      ))}
      {days.map(({ name, label, error }) => (
        <Field key={name} label={label} error={error}>
          <Input
            type="date"
            value={search.get(name) ?? ''}
            onChange={(event) => filter(name, event.currentTarget.value)}
          />
        </Field>
      ))}
      {hasParams(search, transactionFilters) ? (
        <Button variant="ghost" onClick={() => setSearch(withoutParams(search, transactionFilters))}>
          {t.transactions.clearFilters()}
        </Button>
      ) : null}
    </Root>
  );
}
