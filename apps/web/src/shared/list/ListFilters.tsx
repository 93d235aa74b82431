import { type FormEvent, useState } from 'react';
import { useSearchParams } from 'wouter';
import { Button, Checkbox, Field, Input, NativeSelect, styled } from '@/design';
import { useTranslations } from '@/i18n';
import { useTitle } from '../page/title.ts';
import { deleteParams, hasParams, setFilter } from '../search-params.ts';

const Bar = styled('search', {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(10.5rem, 100%), 1fr))',
  gap: '$3',
  alignItems: 'start',
  '& > form, & > span': { gridColumn: 'span 2' },
  '& > :not(div, form)': { alignSelf: 'end', justifySelf: 'start' },
  '@mobile': {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '& > :only-child': { gridColumn: '1 / -1' },
  },
  '@media (max-width: 22.4em)': {
    gridTemplateColumns: 'minmax(0, 1fr)',
    '& > form, & > span': { gridColumn: 'auto' },
  },
});

type Option = { value: string; label: string };

export type ListFilter = {
  /** Name of the URL parameter. */
  name: string;
  label: string;
} & (
  | { kind: 'choice'; options: readonly Option[]; all?: string }
  /** Sort order. The first option is the default. */
  | { kind: 'order'; options: readonly Option[] }
  | { kind: 'search'; maxLength: number; placeholder?: string }
  | { kind: 'day'; error?: string | undefined }
  /** A parameter that is `value` or missing. */
  | { kind: 'toggle'; value: string }
);

type ListFiltersProps = {
  /** Name of the list, for screen readers. */
  label: string;
  filters: readonly ListFilter[];
  /** Parameter of the list's page. */
  pageParam?: string;
};

/** Filters and sort order of a list, kept in the URL. A change returns to the first page. */
export function ListFilters({ label, filters, pageParam = 'page' }: ListFiltersProps) {
  const t = useTranslations();
  const [search, setSearch] = useSearchParams();
  const names = getNarrowingNames(filters);
  return (
    <Bar aria-label={t.lists.filters({ list: label })}>
      {filters.map((filter) => (
        <FilterControl
          key={filter.name}
          filter={filter}
          value={search.get(filter.name) ?? ''}
          onChange={(value) => setSearch((current) => setFilter(current, filter.name, value, pageParam))}
        />
      ))}
      {hasParams(search, names) ? (
        <Button
          variant="ghost"
          onClick={() => setSearch((current) => deleteParams(current, names, pageParam))}
        >
          {t.lists.clearFilters()}
        </Button>
      ) : null}
    </Bar>
  );
}

/** Returns the parameters of filters that exclude rows, unlike a sort order. */
export const getNarrowingNames = (filters: readonly ListFilter[]): string[] =>
  filters.filter(({ kind }) => kind !== 'order').map(({ name }) => name);

type FilterControlProps = {
  filter: ListFilter;
  /** Empty if not in the URL. */
  value: string;
  onChange: (value: string) => void;
};

function FilterControl({ filter, value, onChange }: FilterControlProps) {
  const t = useTranslations();
  switch (filter.kind) {
    case 'search':
      return <SearchControl {...filter} searched={value} onSearch={onChange} />;
    case 'toggle':
      return (
        <span>
          <Checkbox
            label={filter.label}
            checked={value === filter.value}
            onChange={(event) => onChange(event.currentTarget.checked ? filter.value : '')}
          />
        </span>
      );
    case 'day':
      return (
        <Field label={filter.label} error={filter.error}>
          <Input type="date" value={value} onChange={(event) => onChange(event.currentTarget.value)} />
        </Field>
      );
    default: {
      const [first, ...others] = filter.options;
      const isOrder = filter.kind === 'order';
      const options = isOrder ? others : filter.options;
      return (
        <Field label={filter.label}>
          <NativeSelect
            none={isOrder ? first?.label : (filter.all ?? t.lists.all())}
            options={options}
            value={options.some((option) => option.value === value) ? value : ''}
            onChange={(event) => onChange(event.currentTarget.value)}
          />
        </Field>
      );
    }
  }
}

type SearchControlProps = {
  label: string;
  maxLength: number;
  placeholder?: string;
  searched: string;
  onSearch: (text: string) => void;
};

/** Searches on Enter or on blur. */
function SearchControl({ label, searched, onSearch, ...input }: SearchControlProps) {
  const [text, setText] = useState(searched);
  // A link or Back has changed the search in the URL.
  const [shown, setShown] = useState(searched);
  if (shown !== searched) {
    setShown(searched);
    setText(searched);
  }
  useTitle(searched, 2);
  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    if (text.trim() !== searched) onSearch(text.trim());
  };
  return (
    <form onSubmit={submit}>
      <Field label={label}>
        <Input
          type="search"
          maxLength={input.maxLength}
          placeholder={input.placeholder}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          onBlur={() => submit()}
        />
      </Field>
    </form>
  );
}
