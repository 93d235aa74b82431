import { Tabs as RadixTabs } from 'radix-ui';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { useMeasured } from '../browser/use-measured.ts';
import { useOnChange } from '../browser/use-on-change.ts';
import { styled } from '../stitches.config.ts';
import { fitTabs } from './fit-tabs.ts';

/** Gap between tabs that fit, in em. */
const GAP_EM = 1.5;

/** Width of the fade at an edge. */
const FADE = '2.5rem';

const Root = styled(RadixTabs.Root, { minWidth: 0, scrollMarginTop: 'var(--header-bar)' });
const Row = styled('div', {
  borderBottom: '1px solid $colors$border',
  variants: {
    sticky: {
      true: {
        position: 'sticky',
        top: 'var(--header-bar)',
        zIndex: '$sticky',
        background: '$canvas',
        // As wide as a phone's window, so that no content is visible next to the tabs.
        '@mobile': { marginInline: '-$4', paddingInline: '$4' },
      },
    },
    pills: { true: { borderBottom: 0, paddingBlock: '$2', marginTop: '-$2' } },
  },
});
const List = styled(RadixTabs.List, {
  position: 'relative',
  display: 'flex',
  gap: `${GAP_EM}em`,
  marginBottom: '-1px',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  // Fades at an edge behind which more tabs are.
  '--fade-start': '0rem',
  '--fade-end': '0rem',
  '&[data-more~="start"]': { '--fade-start': FADE },
  '&[data-more~="end"]': { '--fade-end': FADE },
  '&[data-more]': {
    maskImage:
      'linear-gradient(to right, transparent, black var(--fade-start), black calc(100% - var(--fade-end)), transparent)',
  },
  variants: { pills: { true: { gap: '$1', marginBottom: 0, '@mobile': { gap: 0 } } } },
});
const Trigger = styled(RadixTabs.Trigger, {
  position: 'relative',
  flexShrink: 0,
  minHeight: '$touch',
  padding: '$2 0',
  background: 'none',
  border: 0,
  borderRadius: '$sm $sm 0 0',
  color: '$textMuted',
  fontWeight: '$semibold',
  whiteSpace: 'nowrap',
  stateTransition: '$control',
  '&:hover': { color: '$text' },
  '&:focus-visible': { outlineOffset: '-2px' },
  '&[data-state="active"]': { color: '$text' },
  '&[data-state="active"]::after': {
    content: '""',
    position: 'absolute',
    inset: 'auto 0 0',
    height: '3px',
    borderRadius: '3px 3px 0 0',
    background: '$primary',
    '@forced': { background: 'Highlight' },
  },
  variants: {
    pills: {
      true: {
        minHeight: '$controlSmall',
        padding: '$1 $4',
        border: '1px solid transparent',
        borderRadius: '$round',
        fontSize: '$sm',
        '@mobile': { minHeight: '$touch', paddingInline: '0.625rem' },
        '&:hover': { background: '$surfaceSunken' },
        '&[data-state="active"]': { background: '$primarySoft', borderColor: '$primaryText' },
        '&[data-state="active"]::after': { content: 'none' },
        '@forced': { '&[data-state="active"]': { borderColor: 'Highlight' } },
      },
    },
  },
});
const Panel = styled(RadixTabs.Content, {
  paddingTop: '$6',
  variants: {
    pills: { true: { paddingTop: '$4' } },
    // A heading that gets the focus is scrolled below the tabs, with what follows it.
    sticky: { true: { '& :is(h2, h3)': { scrollMarginTop: 'calc(var(--header-bar) + 4rem)' } } },
  },
});

type TabItem<Value extends string> = { value: Value; label: ReactNode; content: ReactNode };

type TabsProps<Value extends string> = {
  /** Accessible name of the tab list. */
  label: string;
  items: readonly TabItem<Value>[];
  value: Value;
  onValueChange: (value: Value) => void;
  /** True if the tabs stay below the header while a view scrolls. */
  sticky?: boolean;
  /** True for tabs in a view of other tabs, which look different. */
  pills?: boolean;
  /** True to keep views mounted once they were shown, so that what is typed in a hidden one stays. */
  keepMounted?: boolean;
};

// Avoids `scrollIntoView`, which would also scroll the page.
function scrollIntoSight(row: HTMLElement): void {
  const tab = row.querySelector<HTMLElement>('[data-state="active"]');
  if (tab) row.scrollLeft = tab.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2;
}

/** Returns the edges behind which more tabs are. */
function findMore(row: HTMLElement): string {
  const hidden = row.scrollWidth - row.clientWidth;
  return [row.scrollLeft > 1 && 'start', row.scrollLeft < hidden - 1 && 'end'].filter(Boolean).join(' ');
}

/** Returns the gap between the tabs of a row, in px. Null if nothing is laid out. */
function measureGap(row: HTMLElement): number | null {
  if (row.clientWidth === 0) return null;
  const widths = [...row.children].map((tab) => tab.getBoundingClientRect().width);
  return fitTabs(widths, row.clientWidth, GAP_EM * Number.parseFloat(getComputedStyle(row).fontSize));
}

/**
 * Tabs that show one view at a time. By default, only the selected view is mounted. Its tab is scrolled into view. A row
 * that scrolls fades at its edge, which cuts a tab.
 */
export function Tabs<Value extends string>(props: TabsProps<Value>) {
  const { label, items, value, onValueChange, sticky = false, pills = false, keepMounted = false } = props;
  const root = useRef<HTMLDivElement>(null);
  // A view that is selected in the middle of another one starts at its own top.
  useOnChange(value, () => {
    const bar = root.current?.firstElementChild;
    if (!sticky || !root.current || !bar) return;
    const isStuck = bar.getBoundingClientRect().top > root.current.getBoundingClientRect().top;
    if (isStuck) root.current.scrollIntoView({ behavior: 'instant', block: 'start' });
  });
  const choose = (chosen: string) => {
    const item = items.find((candidate) => candidate.value === chosen);
    if (item) onValueChange(item.value);
  };
  const [shown, setShown] = useState<readonly Value[]>([value]);
  if (!shown.includes(value)) setShown([...shown, value]);
  const row = useRef<HTMLDivElement>(null);
  const measuredGap = useMeasured(row, measureGap);
  const gap = pills ? null : measuredGap;
  const [more, setMore] = useState('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the selected tab and the gap move the row
  useLayoutEffect(() => {
    if (!row.current) return;
    scrollIntoSight(row.current);
    setMore(findMore(row.current));
  }, [value, gap]);
  return (
    <Root ref={root} value={value} onValueChange={choose}>
      <Row sticky={sticky} pills={pills} data-bar={sticky ? 'tabs' : undefined}>
        <List
          aria-label={label}
          ref={row}
          pills={pills}
          data-more={more || undefined}
          style={gap === null ? undefined : { gap }}
          onScroll={({ currentTarget }) => setMore(findMore(currentTarget))}
        >
          {items.map((item) => (
            <Trigger key={item.value} value={item.value} pills={pills}>
              {item.label}
            </Trigger>
          ))}
        </List>
      </Row>
      {items.map((item) => (
        <Panel
          key={item.value}
          value={item.value}
          pills={pills}
          sticky={sticky}
          {...(keepMounted &&
            shown.includes(item.value) && { forceMount: true, hidden: item.value !== value })}
        >
          {item.content}
        </Panel>
      ))}
    </Root>
  );
}
