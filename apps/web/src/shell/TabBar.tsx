import { ArrowLeftRight, Building2, House, ShoppingBag, UserRound } from '@gli/ui/icons';
import { useLocation } from 'wouter';
import { useTranslations } from '@/i18n';
import { getAriaCurrent } from './sidebar/sidebar-entries.ts';
import { Bar, Tab, Tabs } from './TabBar.styles.ts';

const tabs = [
  { name: 'home', href: '/', also: ['/home'], Icon: House },
  { name: 'assets', href: '/rwa-assets', Icon: Building2 },
  { name: 'shop', href: '/shopping', also: ['/orders'], Icon: ShoppingBag },
  { name: 'convert', href: '/conversion', Icon: ArrowLeftRight },
  { name: 'my', href: '/mypage', also: ['/profile-edit'], Icon: UserRound },
] as const;

/** Links to the main pages, at the bottom of every page on phones. The menu contains all pages. */
export function TabBar() {
  const t = useTranslations();
  const [path] = useLocation();
  return (
    <Bar data-bar aria-label={t.shell.tabs.label()}>
      <Tabs>
        {tabs.map(({ name, Icon, ...place }) => (
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
