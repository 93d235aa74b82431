import type { ReactNode } from 'react';
import { Tabs } from '../display/Tabs.tsx';
import { useSearchParams } from '../provider/UiProvider.tsx';
import { SectionErrorBoundary } from './SectionErrorBoundary.tsx';
import { useTitle } from './title.ts';

type PageTab = { value: string; label: string; content: ReactNode };

type PageTabsProps = {
  /** Accessible name of the tab list. */
  label: string;
  /** The first tab is the default. */
  tabs: readonly [PageTab, ...PageTab[]];
};

/**
 * Views of a page, selected by the URL (`?tab=`). The document's title includes the view's name, except for the
 * first one.
 */
export function PageTabs({ label, tabs }: PageTabsProps) {
  const [search, setSearch] = useSearchParams();
  const [first] = tabs;
  const selected = tabs.find(({ value }) => value === search.get('tab')) ?? first;
  useTitle(selected === first ? null : selected.label);
  return (
    <Tabs
      label={label}
      value={selected.value}
      onValueChange={(tab) => setSearch({ tab })}
      items={tabs.map(({ content, ...tab }) => ({
        ...tab,
        content: <SectionErrorBoundary>{content}</SectionErrorBoundary>,
      }))}
    />
  );
}
