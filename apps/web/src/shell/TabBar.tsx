import { shellSizes, styled } from '@gli/ui';
import { ArrowLeftRight, Building2, House, ShoppingBag, UserRound } from '@gli/ui/icons';
import { Link, useLocation } from 'wouter';
import { useTranslations } from '@/i18n';
import { getAriaCurrent } from './sidebar/sidebar-entries.ts';

// Hidden and shown by CSS, because the window's width is unknown during prerendering. It comes after the page
// in the document, so that it is above an action bar with the same z-index.
const Bar = styled('nav', {
  display: 'none',
  position: 'fixed',
  insetInline: 0,
  bottom: 0,
  zIndex: '$sidebar',
  background: '$surface',
  borderTop: '1px solid $colors$border',
  '@mobile': { display: 'block' },
  '@largeText': { position: 'static' },
});
const Tabs = styled('ul', {
  display: 'flex',
  flexWrap: 'nowrap',
  height: 'var(--tab-bar)',
  padding: '0 env(safe-area-inset-right) env(safe-area-inset-bottom) env(safe-area-inset-left)',
  '& > li': { flex: '1 1 0', minWidth: 0 },
  '@short': { height: 'auto' },
  '@largeText': { flexWrap: 'wrap', height: 'auto', '& > li': { flexBasis: '33%' } },
});
const Tab = styled(Link, {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '2px',
  height: '100%',
  minHeight: `calc(${shellSizes.tabBar} - 1px)`,
  color: '$textMuted',
  fontSize: '$xs',
  fontWeight: '$medium',
  lineHeight: '$tight',
  whiteSpace: 'nowrap',
  touchAction: 'manipulation',
  '& svg': { width: '1.375rem', height: '1.375rem' },
  '&[aria-current]': { color: '$primaryText', fontWeight: '$bold' },
  '&:active': { opacity: 0.72 },
  '&:focus-visible': { outlineOffset: '-2px' },
});

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
