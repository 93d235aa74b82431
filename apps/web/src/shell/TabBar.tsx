import { useLocation } from 'wouter';
import { useTranslations } from '@/i18n';
import { mainPlaces } from './main-places.ts';
import { getAriaCurrent } from './sidebar/sidebar-entries.ts';
import { Bar, Tab, Tabs } from './TabBar.styles.ts';

/** Links to the main pages, at the bottom of every page on phones. The menu contains all pages. */
export function TabBar() {
  const t = useTranslations();
  const [path] = useLocation();
  return (
    <Bar data-bar aria-label={t.shell.tabs.label()}>
      <Tabs>
        {mainPlaces.map(({ name, Icon, ...place }) => (
          <li key={name}>
            <Tab href={place.href} aria-current={getAriaCurrent(place, path)}>
              <Icon aria-hidden />
              <span>{t.shell.tabs[name]()}</span>
            </Tab>
          </li>
        ))}
      </Tabs>
    </Bar>
  );
}
