import type { ReactNode } from 'react';
import { Tabs } from '../display/Tabs.tsx';
import { setParams } from '../list/search-params.ts';
import { useSearchParams } from '../provider/UiProvider.tsx';
import { SectionErrorBoundary } from './SectionErrorBoundary.tsx';
import { useTitle } from './title.ts';

type PageTab = {
  value: string;
  label: string;
  content: ReactNode;
  /** Other values of the URL parameter that select the tab. */
  aliases?: readonly string[];
};

type PageTabsProps = {
  /** Accessible name of the tab list. */
  label: string;
  /** The first tab is the default. */
  tabs: readonly [PageTab, ...PageTab[]];
};

/** Returns the properties of `Tabs` for the tab in the URL, and adds its name to the title. */
function useTabs({ label, tabs }: PageTabsProps, param = 'tab', titleLevel: 0 | 1 = 1) {
  const [search] = useSearchParams();
  const [first] = tabs;
  const name = search.get(param) ?? '';
  const selected = tabs.find(({ value, aliases }) => value === name || aliases?.includes(name)) ?? first;
  useTitle(selected === first ? null : selected.label, titleLevel);
  return {
    label,
    value: selected.value,
    items: tabs.map(({ content, aliases: _, ...tab }) => ({
      ...tab,
      content: <SectionErrorBoundary>{content}</SectionErrorBoundary>,
    })),
  };
}

/**
 * Views of a page, selected by the URL (`?tab=`). The document's title includes the view's name, except for the
 * first one.
 */
export function PageTabs(props: PageTabsProps) {
  const [, setSearch] = useSearchParams();
  return <Tabs {...useTabs(props)} onValueChange={(tab) => setSearch({ tab })} />;
}

/**
 * Sections of an item's page, selected by the URL (`?tab=`). The tabs stay below the header. Other parameters are kept, and
 * Back leaves the page instead of returning to another section.
 */
export function SectionTabs(props: PageTabsProps) {
  const [, setSearch] = useSearchParams();
  const [first] = props.tabs;
  return (
    <Tabs
      {...useTabs(props)}
      sticky
      onValueChange={(tab) =>
        setSearch((current) => setParams(current, { tab: tab === first.value ? null : tab }), {
          replace: true,
        })
      }
    />
  );
}

type PartTabsProps = PageTabsProps & {
  /** URL parameter of the part. `tab` if the page's tab has an alias for each part. */
  param: string;
  /** True to keep parts mounted once they were shown, so that what is typed in a hidden one stays. */
  keepMounted?: boolean;
};

/**
 * Parts of one view of a page, below its `PageTabs`. Like `SectionTabs`, they stay below the header and keep other
 * parameters.
 */
export function PartTabs({ param, keepMounted = false, ...props }: PartTabsProps) {
  const [, setSearch] = useSearchParams();
  return (
    <Tabs
      {...useTabs(props, param, 0)}
      {...{ keepMounted }}
      sticky
      pills
      onValueChange={(part) =>
        setSearch((current) => setParams(current, { [param]: part }), { replace: true })
      }
    />
  );
}
