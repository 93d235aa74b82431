import { Link, useLocation } from 'wouter';
import { VisuallyHidden } from '../../design/display/VisuallyHidden.tsx';
import { useTranslations } from '../../i18n/translations.ts';
import { useSideMenus } from '../../shared/side-menus.ts';
import * as Part from './sidebar.styles.ts';
import { currentOf, type SidebarEntryData } from './sidebar-entries.ts';

/** A number on an entry, and how it is read out. */
export type EntryBadge = { text: string; spoken: string };

type SidebarEntryProps = { entry: SidebarEntryData; isExpanded: boolean; badge?: EntryBadge | undefined };

/** A link to one place, with its badge. */
export function SidebarEntry({ entry, isExpanded, badge }: SidebarEntryProps) {
  const t = useTranslations();
  const [path] = useLocation();
  const { closeDrawer } = useSideMenus();
  const { Icon, href, name } = entry;
  return (
    <li>
      <Link href={href} asChild onClick={closeDrawer}>
        <Part.Entry aria-current={currentOf(entry, path)}>
          <Icon aria-hidden />
          <Part.Label look={isExpanded ? 'expanded' : 'hint'}>{t.places[name]()}</Part.Label>
          {badge ? (
            <>
              <Part.Count place={isExpanded ? 'end' : 'corner'} aria-hidden>
                {badge.text}
              </Part.Count>
              <VisuallyHidden>{badge.spoken}</VisuallyHidden>
            </>
          ) : null}
        </Part.Entry>
      </Link>
    </li>
  );
}
