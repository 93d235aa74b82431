import { Tabs as RadixTabs } from 'radix-ui';
import type { ReactNode } from 'react';
import { styled } from '../stitches.config.ts';

const List = styled(RadixTabs.List, {
  position: 'relative',
  display: 'flex',
  gap: '$6',
  borderBottom: '1px solid $colors$border',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '@mobile': { gap: '$5' },
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
});
const Panel = styled(RadixTabs.Content, { paddingTop: '$6' });

type TabItem<Value extends string> = { value: Value; label: ReactNode; content: ReactNode };

type TabsProps<Value extends string> = {
  /** Accessible name of the tab list. */
  label: string;
  items: readonly TabItem<Value>[];
  value: Value;
  onValueChange: (value: Value) => void;
};

// Avoids `scrollIntoView`, which would also scroll the page.
function scrollIntoSight(tab: HTMLElement | null): void {
  const row = tab?.parentElement;
  if (row) row.scrollLeft = tab.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2;
}

/** Tabs that show one view at a time. Only the selected view is mounted, and its tab is scrolled into view. */
export function Tabs<Value extends string>({ label, items, value, onValueChange }: TabsProps<Value>) {
  const choose = (chosen: string) => {
    const item = items.find((candidate) => candidate.value === chosen);
    if (item) onValueChange(item.value);
  };
  return (
    <RadixTabs.Root value={value} onValueChange={choose}>
      <List aria-label={label}>
        {items.map((item) => (
          <Trigger
            key={item.value}
            value={item.value}
            ref={item.value === value ? scrollIntoSight : undefined}
          >
            {item.label}
          </Trigger>
        ))}
      </List>
      {items.map((item) => (
        <Panel key={item.value} value={item.value}>
          {item.content}
        </Panel>
      ))}
    </RadixTabs.Root>
  );
}
