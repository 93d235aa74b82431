import { cleanLine } from '@gli/validation';
import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useMedia } from '../browser/use-media.ts';
import { useOnChange } from '../browser/use-on-change.ts';
import { Button } from '../controls/Button.tsx';
import { Checkbox } from '../controls/Checkbox.tsx';
import { Field } from '../controls/Field.tsx';
import { FilterSelect } from '../controls/FilterSelect.tsx';
import { Input } from '../controls/Input.tsx';
import { Stack } from '../display/Layout.tsx';
import { visuallyHidden } from '../display/VisuallyHidden.tsx';
import { Dialog } from '../feedback/Dialog.tsx';
import { SlidersHorizontal } from '../icons.ts';
import { media } from '../measures.ts';
import { useTitle } from '../page/title.ts';
import { useSearchParams, useTexts, useUi } from '../provider/UiProvider.tsx';
import { styled } from '../stitches.config.ts';
import { deleteParams, setFilter } from './search-params.ts';

const Bar = styled('search', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '$3',
  alignItems: 'start',
  '& > button': { alignSelf: 'end' },
  // On phones and tablets, a single row of chips, which scrolls sideways to the edges of the window.
  '@belowBp2': {
    flexWrap: 'nowrap',
    gap: '$2',
    alignItems: 'center',
    marginInline: '-$4',
    paddingInline: '$4',
    paddingBlock: '2px',
    overflowX: 'auto',
    scrollbarWidth: 'none',
    '& > *': { flexShrink: 0 },
    '& > button': { alignSelf: 'center' },
  },
});

const chip = { border: '1px solid $colors$borderStrong', borderRadius: '$round', background: '$surface' };
const field = { flex: '1 1 10.25rem', maxWidth: '16rem' };
const selectChip = {
  ...field,
  '@belowBp2': {
    flex: 'none',
    position: 'relative',
    '& > div > :first-child': visuallyHidden,
    '& select': { ...chip, width: 'auto', maxWidth: '14rem', fieldSizing: 'content', paddingRight: '$8' },
    '& svg': { right: '$3' },
  },
};
const chosen = { background: '$primarySoft', borderColor: '$primaryText' };

const Control = styled('div', {
  minWidth: 0,
  variants: {
    kind: {
      search: { flex: '2 1 10.5rem', maxWidth: '28rem', '@belowBp2': { display: 'none' } },
      day: { ...field, '@belowBp2': { display: 'none' } },
      toggle: {
        alignSelf: 'end',
        '@belowBp2': {
          ...chip,
          paddingInline: '$3 $4',
          whiteSpace: 'nowrap',
          '& > div': { gap: '$2', marginBlock: '-1px' },
        },
      },
      choice: selectChip,
      order: selectChip,
    },
    isActive: { true: { '@belowBp2': { '&:has(:checked:not(option))': chosen, '& select': chosen } } },
  },
});
const SheetButton = styled(Button, { display: 'none', '@belowBp2': { display: 'inline-flex', gap: '$2' } });

type Option = { value: string; label: string };

export type ListFilter = {
  /** Name of the URL parameter. */
  name: string;
  label: string;
} & (
  | { kind: 'choice'; options: readonly Option[]; all?: string }
  /** A sort order. The first option is the default. */
  | { kind: 'order'; options: readonly Option[] }
  | { kind: 'search'; placeholder?: string }
  | { kind: 'day'; error?: string | undefined }
  /** A parameter that is either `value` or missing. */
  | { kind: 'toggle'; value: string }
);

type ListFiltersProps = {
  /** Name of the list, for screen readers. */
  label: string;
  filters: readonly ListFilter[];
  /** URL parameter of the list's page. */
  pageParam?: string;
  /** Name under which this device remembers the filters. By default, they are not remembered. */
  remembered?: string | undefined;
};

/** Filters and sort order of a list, kept in the URL. A change returns to the first page. */
export function ListFilters({ label, filters, pageParam = 'page', remembered }: ListFiltersProps) {
  const t = useTexts();
  const [search, setSearch] = useSearchParams();
  useRemembered(remembered, filters);
  const [isSheetOpen, setSheetOpen] = useState(false);
  const names = getNarrowingNames(filters);
  const activeCount = names.filter((name) => search.has(name)).length;
  const name = t.lists.filters({ list: label });
  const clear = () => setSearch((current) => deleteParams(current, names, pageParam));
  // A chip has no visible label, so its text includes the filter's name.
  const isChip = useMedia(media.belowBp2);
  const clearButton =
    activeCount > 0 ? (
      <Button variant="ghost" onClick={clear}>
        {t.lists.clearFilters()}
      </Button>
    ) : null;
  const renderControl = (filter: ListFilter, isNamed = false) => {
    const value = search.get(filter.name) ?? '';
    return (
      <FilterControl
        filter={filter}
        value={value}
        isNamed={isNamed}
        onChange={(next) => setSearch((current) => setFilter(current, filter.name, next, pageParam))}
      />
    );
  };
  return (
    <>
      <Bar aria-label={name}>
        {needsSheet(filters) ? (
          <SheetButton variant="secondary" aria-haspopup="dialog" onClick={() => setSheetOpen(true)}>
            <SlidersHorizontal aria-hidden />
            {activeCount > 0 ? t.lists.openFiltersWith({ count: activeCount }) : t.lists.openFilters()}
          </SheetButton>
        ) : null}
        {/* The end of the row may be out of sight. */}
        {isChip ? clearButton : null}
        {filters.map((filter) => (
          <Control key={filter.name} kind={filter.kind} isActive={search.has(filter.name)}>
            {renderControl(filter, isChip)}
          </Control>
        ))}
        {isChip ? null : clearButton}
      </Bar>
      <Dialog
        open={isSheetOpen}
        onClose={() => setSheetOpen(false)}
        title={t.lists.openFilters()}
        footer={
          <>
            <Button variant="secondary" aria-disabled={activeCount === 0} onClick={clear}>
              {t.lists.clearFilters()}
            </Button>
            <Button onClick={() => setSheetOpen(false)}>{t.lists.showResults()}</Button>
          </>
        }
      >
        <Stack gap="md">
          {filters.map((filter) => (
            <div key={filter.name}>{renderControl(filter)}</div>
          ))}
        </Stack>
      </Dialog>
    </>
  );
}

/**
 * Remembers the filters, and restores them if the URL has no parameters. A link with parameters shows what it says. Typed
 * text is not remembered, because other people may use this device.
 */
function useRemembered(name: string | undefined, filters: readonly ListFilter[]): void {
  const [search, setSearch] = useSearchParams();
  const [saved, save] = useUi().useSavedText(`filters:${name}`);
  const chosen = filters.filter(({ kind }) => kind !== 'search' && kind !== 'day');
  const current = new URLSearchParams(
    chosen.flatMap((filter) => search.getAll(filter.name).map((value) => [filter.name, value])),
  ).toString();
  const restore = useEffectEvent(() => {
    if (name !== undefined && saved !== '' && search.size === 0)
      setSearch(() => new URLSearchParams(saved), { replace: true });
  });
  useEffect(() => restore(), []);
  useOnChange(current, () => {
    if (name !== undefined) save(current);
  });
}

/** True if the chips do not cover all filters or do not fit in one row. */
const needsSheet = (filters: readonly ListFilter[]) =>
  filters.length > 2 || filters.some(({ kind }) => kind === 'search' || kind === 'day');

/** Returns the parameters of filters that exclude rows, which a sort order does not. */
export const getNarrowingNames = (filters: readonly ListFilter[]): string[] =>
  filters.filter(({ kind }) => kind !== 'order').map(({ name }) => name);

type FilterControlProps = {
  filter: ListFilter;
  /** Current value, or an empty string if it is not in the URL. */
  value: string;
  /** True if the text of an unset choice includes the filter's name. */
  isNamed: boolean;
  onChange: (value: string) => void;
};

function FilterControl({ filter, value, isNamed, onChange }: FilterControlProps) {
  const t = useTexts();
  switch (filter.kind) {
    case 'search':
      return <SearchControl {...filter} searched={value} onSearch={onChange} />;
    case 'toggle':
      return (
        <Checkbox
          label={filter.label}
          checked={value === filter.value}
          onChange={(event) => onChange(event.currentTarget.checked ? filter.value : '')}
        />
      );
    case 'day':
      return <DayControl {...filter} day={value} onDay={onChange} />;
    default: {
      const [first, ...others] = filter.options;
      const isOrder = filter.kind === 'order';
      const unset = isNamed ? t.lists.allOf({ filter: filter.label }) : t.lists.all();
      const options = isOrder ? others : filter.options;
      return (
        <FilterSelect
          label={filter.label}
          all={isOrder ? first?.label : (filter.all ?? unset)}
          options={options}
          value={options.some((option) => option.value === value) ? value : ''}
          onChange={onChange}
        />
      );
    }
  }
}

/** Earlier days are parts of a year that is being typed. */
const FIRST_DAY = '1900-01-01';
/** Pause in typing before a day is applied, in ms. */
const DAY_PAUSE_MS = 500;

type DayControlProps = {
  label: string;
  error?: string | undefined;
  day: string;
  onDay: (day: string) => void;
};

/**
 * Date field that applies a day once it is complete. While a year is typed, browsers report the years 2, 20 and 202, and
 * while a month is typed, January before December.
 */
function DayControl({ label, error, day, onDay }: DayControlProps) {
  const [text, setText] = useState(day);
  // A link or the Back button has changed the day in the URL.
  const [shown, setShown] = useState(day);
  if (shown !== day) {
    setShown(day);
    setText(day);
  }
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(pause.current), []);
  const apply = (input: HTMLInputElement) => {
    clearTimeout(pause.current);
    const isComplete = input.value === '' ? !input.validity.badInput : input.value >= FIRST_DAY;
    if (isComplete && input.value !== day) onDay(input.value);
  };
  return (
    <Field label={label} error={error}>
      <Input
        type="date"
        value={text}
        onChange={({ currentTarget }) => {
          setText(currentTarget.value);
          clearTimeout(pause.current);
          pause.current = setTimeout(() => apply(currentTarget), DAY_PAUSE_MS);
        }}
        onBlur={({ currentTarget }) => apply(currentTarget)}
      />
    </Field>
  );
}

type SearchControlProps = {
  label: string;
  placeholder?: string;
  searched: string;
  onSearch: (text: string) => void;
};

/** Search field that searches on Enter and on blur. */
function SearchControl({ label, searched, onSearch, placeholder }: SearchControlProps) {
  const [text, setText] = useState(searched);
  // A link or the Back button has changed the search in the URL.
  const [shown, setShown] = useState(searched);
  if (shown !== searched) {
    setShown(searched);
    setText(searched);
  }
  useTitle(searched, 2);
  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    const wanted = cleanLine(text);
    if (wanted !== searched) onSearch(wanted);
  };
  return (
    <form onSubmit={submit}>
      <Field label={label}>
        <Input
          type="search"
          placeholder={placeholder}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          onBlur={() => submit()}
        />
      </Field>
    </form>
  );
}
