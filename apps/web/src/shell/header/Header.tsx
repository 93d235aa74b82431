import { useLocation } from 'wouter';
import { shellSizes } from '../../design/shell-sizes.ts';
import { styled } from '../../design/stitches.config.ts';
import { routeOf } from '../../routes.ts';
import { useSideMenus } from '../../shared/side-menus.ts';
import { useShellSlots } from '../slots.ts';
import { ColorModeToggle } from './ColorModeToggle.tsx';
import { HomeButton } from './HomeButton.tsx';
import { LanguageSelect } from './LanguageSelect.tsx';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { Logo } from './Logo.tsx';
import { LeftToggle, RightToggle } from './MenuToggles.tsx';
import { SessionButton } from './SessionButton.tsx';

const Bar = styled('header', {
  position: 'sticky',
  top: 0,
  zIndex: '$header',
  display: 'flex',
  alignItems: 'center',
  gap: '$2',
  minHeight: shellSizes.header,
  // The menu button stands in the middle of the collapsed sidebar.
  paddingInline: `calc((${shellSizes.sidebarCollapsed} - $sizes$control) / 2) $4`,
  background: 'color-mix(in srgb, $colors$surface 90%, transparent)',
  backdropFilter: 'saturate(1.4) blur(12px)',
  borderBottom: '1px solid $colors$border',
  '@mobile': { paddingInline: '$2', gap: '$1' },
  variants: {
    // Without buttons at its ends the row keeps the page's margins.
    ends: { text: { paddingLeft: '$8', '@mobile': { paddingInline: '$4' } }, buttons: {} },
  },
});
const Actions = styled('div', {
  display: 'flex',
  alignItems: 'center',
  gap: '$2',
  marginLeft: 'auto',
  '@mobile': { gap: '$1' },
});

// Not by the window's width alone: a page drawn ahead knows no width.
const WideOnly = styled('div', { display: 'contents', '@mobile': { display: 'none' } });

// And the one for help in the middle of the collapsed panel.
const AtEdge = styled('div', {
  '@bp1': { marginRight: `calc((${shellSizes.helpPanelCollapsed} - $sizes$control) / 2 - $space$4)` },
});

/** On every page: menus, name, home, language, colour mode, log-in or log-out. Spec §1 Header, §2 flags */
export function Header() {
  const [path] = useLocation();
  const { presentation } = useSideMenus();
  const { cart, wallet } = useShellSlots();
  const route = routeOf(path)?.route;
  const hasLeft = route?.showLeftToggle ?? true;
  const isNarrow = presentation === 'drawer';
  return (
    <Bar ends={hasLeft ? 'buttons' : 'text'}>
      {hasLeft ? <LeftToggle /> : null}
      <Logo />
      {(route?.showHomeButton ?? true) && !isNarrow ? <HomeButton /> : null}
      <Actions>
        {isNarrow ? null : (
          <WideOnly>
            <LanguageSelect />
            <ColorModeToggle />
          </WideOnly>
        )}
        {/* The drawer of phones holds language, colour mode and the way home; a page without it keeps them up here. */}
        {isNarrow && !hasLeft ? (
          <>
            <LanguageSwitch />
            <ColorModeToggle />
          </>
        ) : null}
        {cart}
        {wallet}
        <SessionButton />
        {(route?.showRightToggle ?? true) ? (
          <AtEdge>
            <RightToggle />
          </AtEdge>
        ) : null}
      </Actions>
    </Bar>
  );
}
