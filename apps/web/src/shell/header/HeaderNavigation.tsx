import { useLocation } from 'wouter';
import { useSideMenus } from '@/data';
import { useTranslations } from '@/i18n';
import { mainPlaces } from '../main-places.ts';
import { getAriaCurrent } from '../sidebar/sidebar-entries.ts';
import { Place, Places } from './HeaderNavigation.styles.ts';

/** True on desktops in which the sidebar is hidden, as on the home pages and the login. */
export function useHasNavigation(): boolean {
  const { left, presentation } = useSideMenus();
  return left === 'hidden' && presentation !== 'drawer';
}

/** Links to the main pages. */
export function HeaderNavigation() {
  const t = useTranslations();
  const [path] = useLocation();
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
