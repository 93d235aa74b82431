import { Button } from '../../../design/controls/Button.tsx';
import { Field } from '../../../design/controls/Field.tsx';
import { NativeSelect } from '../../../design/controls/NativeSelect.tsx';
import { styled } from '../../../design/stitches.config.ts';
import { useWords } from '../../../i18n/words.ts';
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

/** Tokens, type and status of the history; each change goes to the address at once. */
export function HistoryFilters({ search, onChange, onClear }: HistoryFiltersProps) {
  const words = useWords();
  const tokenOptions = (tokens: readonly string[]) => tokens.map((token) => ({ value: token, label: token }));
  const filters: { name: FilterName; label: string; options: { value: string; label: string }[] }[] = [
    { name: 'given', label: words.conversion.give(), options: tokenOptions(givenTokens) },
    { name: 'received', label: words.conversion.receive(), options: tokenOptions(receivedTokens) },
    {
      name: 'type',
      label: words.conversion.type(),
      options: types.map((type) => ({ value: type, label: words.conversion.types[type]() })),
    },
    {
      name: 'status',
      label: words.conversion.status(),
      options: statuses.map((status) => ({ value: status, label: words.terms.transactionStatus[status]() })),
    },
  ];
  return (
    <Root aria-label={words.conversion.filters()}>
      {filters.map(({ name, label, options }) => (
        <Field key={name} label={label}>
          <NativeSelect
            value={search.get(name) ?? ''}
            onChange={(event) => onChange(name, event.currentTarget.value)}
          >
            <option value="">{words.conversion.all()}</option>
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
          {words.conversion.clearFilters()}
        </Button>
      ) : null}
    </Root>
  );
}
