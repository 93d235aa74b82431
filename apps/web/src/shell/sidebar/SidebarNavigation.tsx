import House from 'lucide-react/icons/house';
import type { KeyboardEvent } from 'react';
import { Link, useLocation } from 'wouter';
import { useFormats } from '../../i18n/format.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { routeOf } from '../../routes.ts';
import { itemAfterKey } from './arrow-keys.ts';
import { BusinessEntry } from './BusinessEntry.tsx';
import { type EntryBadge, SidebarEntry } from './SidebarEntry.tsx';
import * as Part from './sidebar.styles.ts';
import { type SidebarEntryName, sidebarEntries } from './sidebar-entries.ts';
import { useBadgeValues } from './use-badge-values.ts';

type SidebarNavigationProps = {
  isExpanded: boolean;
  /** Where the header has no room for its home button. */
  withHome?: boolean;
};

/** The places of the platform. Tab goes through them; arrows, Home and End move within them. Spec §2 Shell */
export function SidebarNavigation({ isExpanded, withHome = false }: SidebarNavigationProps) {
  const badges = useEntryBadges();
  return (
    <Part.List onKeyDown={moveFocus}>
      {withHome ? <HomeEntry /> : null}
      {sidebarEntries.map((entry) =>
        entry.name === 'business' ? (
          <BusinessEntry key={entry.name} entry={entry} isExpanded={isExpanded} />
        ) : (
          <SidebarEntry key={entry.name} entry={entry} isExpanded={isExpanded} badge={badges[entry.name]} />
        ),
      )}
    </Part.List>
  );
}

function useEntryBadges(): Partial<Record<SidebarEntryName, EntryBadge | undefined>> {
  const t = useTranslations();
  const formats = useFormats();
  const { auth, referral } = useBadgeValues();
  const percent = auth === null ? '' : formats.percent(String(auth), 0);
  return {
    auth: auth === null ? undefined : { text: percent, spoken: t.shell.authProgress({ percent }) },
    referral:
      referral === null
        ? undefined
        : {
            text: formats.integer(referral),
            spoken: t.shell.referralsWaiting({ count: formats.integer(referral) }),
          },
  };
}

function HomeEntry() {
  const t = useTranslations();
  const [path] = useLocation();
  if (!routeOf(path)?.route.showHomeButton) return null;
  return (
    <li>
      <Link href="/" asChild>
        <Part.Entry>
          <House aria-hidden />
          <Part.Label look="expanded">{t.places.home()}</Part.Label>
        </Part.Entry>
      </Link>
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
