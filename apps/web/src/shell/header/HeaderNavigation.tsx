import { useLocation } from 'wouter';
import { useSideMenus } from '@/data';
import { useTranslations } from '@/i18n';
import { mainPlaces } from '../main-places.ts';
import { getAriaCurrent } from '../sidebar/sidebar-entries.ts';
import { Place, Places } from './HeaderNavigation.styles.ts';

/** Links to the main pages, on desktops in which the sidebar is hidden, as on the home pages and the login. */
export function HeaderNavigation() {
  const t = useTranslations();
  const [path] = useLocation();
  const { left, presentation } = useSideMenus();
  if (left !== 'hidden' || presentation === 'drawer') return null;
  return (
    <Places aria-label={t.shell.tabs.label()}>
      <ul>
        {mainPlaces.map(({ name, Icon: _, ...place }) => (
          <li key={name}>
            <Place href={place.href} aria-current={getAriaCurrent(place, path)}>
              {t.shell.tabs[name]()}
            </Place>
          </li>
        ))}
      </ul>
    </Places>
  );
}
