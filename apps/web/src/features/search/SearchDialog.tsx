import {
  Button,
  Checkbox,
  Dialog,
  EmptyState,
  Inline,
  Input,
  itemAfterKey,
  MenuTitle,
  Note,
  Stack,
  TextPair,
  useCloseOnBack,
} from '@gli/ui';
import { Building2, CircleQuestionMark, FileText, History, ShoppingBag } from '@gli/ui/icons';
import { type KeyboardEvent, type MouseEvent, useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { storedList, useErrorText, usePlatform, useStored, withFirst } from '@/data';
import { useTranslations } from '@/i18n';
import { FieldRow, Option } from './SearchDialog.styles.ts';
import { SLASH_KEY } from './search-keys.ts';
import { type GroupName, type Result, useResults } from './use-results.ts';

const RECENT = storedList('recent-searches', /^\S.{0,79}$/u, 5);

const icons: Record<GroupName, typeof History> = {
  recent: History,
  pages: FileText,
  assets: Building2,
  products: ShoppingBag,
  questions: CircleQuestionMark,
};

type SearchDialogProps = {
  /** Text that was typed before the dialog opened. */
  typed: string;
  onClose: () => void;
};

/** Search for pages, assets, products and questions. The Back button closes it. */
export function SearchDialog({ typed, onClose }: SearchDialogProps) {
  const t = useTranslations();
  useCloseOnBack(onClose);
  return (
    <Dialog open onClose={onClose} title={t.shell.search()} size="palette">
      <Palette initial={typed} onClose={onClose} />
    </Dialog>
  );
}

function Palette({ initial, onClose }: { initial: string; onClose: () => void }) {
  const t = useTranslations();
  const [, navigate] = useLocation();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState(initial);
  const { value: recent, update: changeRecent } = useStored(RECENT);
  // The selection is tracked by key, so that late results don't move it to another entry.
  const [chosen, setChosen] = useState<string | null>(null);
  const { groups, isPending, failures } = useResults(typed, recent);
  const results = groups.flatMap((group) => group.results);
  const active = Math.max(
    results.findIndex(({ key }) => key === chosen),
    0,
  );
  const activeKey = results[active]?.key;
  const optionId = (key: string) => `${id}-${results.findIndex((result) => result.key === key)}`;

  // WebKit puts the cursor at the start of a field that is created with text.
  useEffect(() => field.current?.setSelectionRange(initial.length, initial.length), [initial]);
  useEffect(() => {
    if (chosen !== null)
      list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [chosen]);

  const type = (text: string) => {
    setTyped(text);
    setChosen(null);
    list.current?.parentElement?.scrollTo({ top: 0 });
  };
  const press = (event: KeyboardEvent) => {
    // Ignores Enter during IME composition, where it commits a Hangul syllable.
    if (event.nativeEvent.isComposing || event.shiftKey || results.length === 0) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      list.current?.querySelector<HTMLElement>('[aria-selected="true"]')?.click();
      return;
    }
    const next = itemAfterKey(event.key, active, results.length);
    if (next === null) return;
    event.preventDefault();
    setChosen(results[next]?.key ?? null);
  };
  const follow = (event: MouseEvent, result: Result) => {
    if ('search' in result) {
      event.preventDefault();
      type(result.search);
      field.current?.focus();
      return;
    }
    const search = typed.trim();
    if (search !== '') changeRecent((now) => withFirst(now, search));
    // The link opens in a new tab, so the search stays open here.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    // Replaces the search's history entry, so that Back returns to the page where the search was opened.
    navigate(result.href, { replace: true });
    onClose();
  };
  return (
    <>
      <FieldRow>
        <Input
          ref={field}
          data-autofocus
          role="combobox"
          aria-label={t.siteSearch.field()}
          aria-expanded={results.length > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={activeKey === undefined ? undefined : optionId(activeKey)}
          aria-autocomplete="list"
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="go"
          value={typed}
          placeholder={t.siteSearch.placeholder()}
          onChange={(event) => type(event.currentTarget.value)}
          onKeyDown={press}
        />
      </FieldRow>
      <Note role="status" css={{ paddingBlock: '$2' }}>
        {typed.trim() === ''
          ? ''
          : isPending
            ? t.siteSearch.searching()
            : t.siteSearch.found({ count: countResults(results) })}
      </Note>
      <div id={`${id}-list`} role="listbox" aria-label={t.siteSearch.results()} ref={list}>
        {groups.map(({ name, results: options }) => {
          const Icon = icons[name];
          return (
            <Stack
              key={name}
              gap="none"
              role="group"
              aria-labelledby={`${id}-${name}`}
              css={{ paddingBottom: '$3' }}
            >
              <MenuTitle id={`${id}-${name}`} role="presentation">
                {t.siteSearch[name]()}
              </MenuTitle>
              {options.map((result) => (
                <Option
                  as="a"
                  key={result.key}
                  id={optionId(result.key)}
                  role="option"
                  tabIndex={-1}
                  aria-selected={result.key === activeKey}
                  href={'href' in result ? result.href : '#'}
                  onClick={(event: MouseEvent) => follow(event, result)}
                >
                  <Icon aria-hidden />
                  <TextPair title={result.title} note={result.note} truncate />
                </Option>
              ))}
            </Stack>
          );
        })}
      </div>
      {failures.map(({ query, text }) => (
        <Failure key={text} query={query} text={text} />
      ))}
      {results.length === 0 && !isPending && failures.length === 0 ? (
        <EmptyState
          title={t.siteSearch.nothing({ search: typed.trim() })}
          description={t.siteSearch.nothingText()}
        />
      ) : null}
      {typed.trim() === '' ? (
        <Inline justify="between">
          <SlashChoice />
          {recent.length > 0 ? (
            <Button
              variant="ghost"
              size="sm"
              onClick={() => {
                changeRecent(() => []);
                field.current?.focus();
              }}
            >
              {t.siteSearch.clearRecent()}
            </Button>
          ) : null}
        </Inline>
      ) : null}
    </>
  );
}

/** Counts the results, except links to full lists. */
const countResults = (results: readonly Result[]) =>
  results.filter(({ key }) => !key.includes('?search=')).length;

type FailureProps = { query: ReturnType<typeof useResults>['failures'][number]['query']; text: string };

function Failure({ query, text }: FailureProps) {
  const t = useTranslations();
  const errorText = useErrorText();
  return (
    <Inline justify="between" role="alert">
      <Note>{`${text} ${errorText(query.error)}`}</Note>
      <Button variant="secondary" size="sm" busy={query.isFetching} onClick={() => void query.refetch()}>
        {t.common.retry()}
      </Button>
    </Inline>
  );
}

/** Checkbox for opening the search with `/`. Hidden on devices without a keyboard. */
function SlashChoice() {
  const t = useTranslations();
  const { local } = usePlatform();
  const [isOn, setOn] = useState(() => local.getItem(SLASH_KEY) !== 'off');
  const choose = (next: boolean) => {
    setOn(next);
    if (next) local.removeItem(SLASH_KEY);
    else local.setItem(SLASH_KEY, 'off');
  };
  return (
    <Stack css={{ '@media (hover: none)': { display: 'none' } }}>
      <Checkbox
        checked={isOn}
        onChange={(event) => choose(event.currentTarget.checked)}
        label={t.siteSearch.shortcut()}
      />
    </Stack>
  );
}
