import { itemAfterKey, Stack, VisuallyHidden } from '@gli/ui';
import { House } from '@gli/ui/icons';
import type { KeyboardEvent } from 'react';
import { useLocation } from 'wouter';
import { useSideMenus } from '@/data';
import { useFormats, useTranslations } from '@/i18n';
import { findRoute, type RouteName } from '../../routes.ts';
import { BusinessEntry } from './BusinessEntry.tsx';
import { useBadgeValues } from './badge-values.ts';
import * as Part from './sidebar.styles.ts';
import { getAriaCurrent, type SidebarEntryData, sidebarEntries } from './sidebar-entries.ts';

type SidebarNavigationProps = {
  isExpanded: boolean;
  /** True to show the home link, for headers without a home button. */
  withHome?: boolean;
};

/**
 * Links to the areas of the platform. Tab visits each link. Arrow keys, Home and End move between them. Spec §2 Shell
 */
export function SidebarNavigation({ isExpanded, withHome = false }: SidebarNavigationProps) {
  const badges = useEntryBadges();
  return (
    <Stack as="ul" gap="xs" onKeyDown={moveFocus}>
      {withHome ? <HomeEntry /> : null}
      {sidebarEntries.map((entry) =>
        entry.name === 'business' ? (
          <BusinessEntry key={entry.name} entry={entry} isExpanded={isExpanded} />
        ) : (
          <SidebarEntry key={entry.name} entry={entry} isExpanded={isExpanded} badge={badges[entry.name]} />
        ),
      )}
    </Stack>
  );
}

type SidebarEntryProps = {
  entry: SidebarEntryData;
  isExpanded: boolean;
  badge: EntryBadge | undefined;
};

function SidebarEntry({ entry, isExpanded, badge }: SidebarEntryProps) {
  const t = useTranslations();
  const [path] = useLocation();
  const { closeDrawer } = useSideMenus();
  const { Icon, href, name } = entry;
  return (
    <li>
      <Part.Entry href={href} onClick={closeDrawer} aria-current={getAriaCurrent(entry, path)}>
        <Icon aria-hidden />
        <Part.Label look={isExpanded ? 'expanded' : 'hint'}>{t.places[name]()}</Part.Label>
        {badge ? (
          <>
            <Part.Count position={isExpanded ? 'end' : 'corner'} aria-hidden>
              {badge.text}
            </Part.Count>
            <VisuallyHidden>{badge.spoken}</VisuallyHidden>
          </>
        ) : null}
      </Part.Entry>
    </li>
  );
}

type EntryBadge = { text: string; spoken: string };

function useEntryBadges() {
  const t = useTranslations();
  const formats = useFormats();
  const { auth, referral } = useBadgeValues();
  const badges: Partial<Record<RouteName, EntryBadge>> = {};
  if (auth !== null) {
    const percent = formats.percent(String(auth));
    badges.auth = { text: percent, spoken: t.shell.authProgress({ percent }) };
  }
  if (referral !== null) {
    badges.referral = {
      text: formats.integer(referral),
      spoken: t.shell.referralsWaiting({ count: referral }),
    };
  }
  return badges;
}

function HomeEntry() {
  const t = useTranslations();
  const [path] = useLocation();
  if (!findRoute(path)?.route.showHomeButton) return null;
  return (
    <li>
      <Part.Entry href="/">
        <House aria-hidden />
        <Part.Label look="expanded">{t.places.home()}</Part.Label>
      </Part.Entry>
    </li>
  );
}

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>('a:not([hidden] a)')];
  const current = links.findIndex((link) => link.contains(document.activeElement));
  if (current === -1 || event.altKey || event.ctrlKey || event.metaKey) return;
  const next = itemAfterKey(event.key, current, links.length);
  if (next === null) return;
  event.preventDefault();
  links[next]?.focus();
}
