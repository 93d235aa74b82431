import Palette from 'lucide-react/icons/palette';
import { type ComponentProps, useCallback, useId, useRef, useState } from 'react';
import { VisuallyHidden } from '../../design/display/VisuallyHidden.tsx';
import type { ThemeName } from '../../design/palettes/theme-names.ts';
import { styled } from '../../design/stitches.config.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { useHydrated } from '../../shared/browser/use-hydrated.ts';
import type { LazyModule } from '../../shared/loading/lazy-module.ts';
import { Optional } from '../../shared/loading/Optional.tsx';
import { useLazyModule } from '../../shared/loading/use-lazy-module.ts';
import { usePreferenceStore } from '../../shared/platform.ts';
import { isSelectable, usePreferences } from '../../shared/preferences/preferences.ts';
import type { LuxuryPlanned } from './LuxuryPlanned.tsx';
import type { ThemeMenu } from './ThemeMenu.tsx';
import { useThemeMenu } from './use-theme-menu.ts';

const Root = styled('section', {
  position: 'fixed',
  // Above the page and its columns, below what the header opens.
  zIndex: '$sidebar',
  right: 'max($space$5, env(safe-area-inset-right))',
  bottom: 'max($space$5, env(safe-area-inset-bottom))',
  // On phones in the corner of the footer: floating, it would lie over figures and buttons.
  '@mobile': {
    position: 'absolute',
    right: 'max($space$4, env(safe-area-inset-right))',
    bottom: 'max($space$4, env(safe-area-inset-bottom))',
  },
  '@media print': { display: 'none' },
});

const Toggle = styled('button', {
  display: 'grid',
  placeItems: 'center',
  width: '$touch',
  height: '$touch',
  padding: 0,
  background: '$surfaceRaised',
  color: '$textMuted',
  border: '1px solid $colors$border',
  borderRadius: '$round',
  boxShadow: '$raised',
  stateTransition: '$control',
  touchAction: 'manipulation',
  '& svg': { width: '1.25rem', height: '1.25rem' },
  '@hover': { '&:hover': { color: '$text', borderColor: '$borderStrong' } },
  '&:active': { background: '$surfaceSunken', transitionDuration: '0s' },
  '&[aria-expanded="true"]': { color: '$text', borderColor: '$borderStrong' },
});

const loadParts = () => import('./menu-code.ts');
type Parts = LazyModule<Awaited<ReturnType<typeof loadParts>>>;

/** The floating button at the bottom right, with the menu of the concept themes. Spec §2 Floating theme switcher */
export function ThemeSwitcher() {
  const t = useTranslations();
  const store = usePreferenceStore();
  const { theme } = usePreferences(store);
  const named = useHydrated() ? theme : 'default';
  const root = useRef<HTMLDivElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const menuId = useId();
  const [planned, setPlanned] = useState<'closed' | 'open' | 'announced'>('closed');
  const { state, dismiss, rootHandlers, toggleHandlers } = useThemeMenu(root, toggle);
  const isOpen = state.status !== 'closed';

  // A hover only shows the menu; a press or a key moves the focus into it.
  const focused =
    state.status !== 'open' || state.by === 'hover' ? null : state.by === 'last' ? 'last' : 'first';

  // Fetched when the button is focused.
  const parts = useLazyModule(loadParts, ['navigation']);
  const preload = () => void parts.load().catch(() => undefined);
  const closePlanned = useCallback(
    (by: 'timeout' | 'member') => setPlanned(by === 'timeout' ? 'announced' : 'closed'),
    [],
  );
  const choose = (name: ThemeName) => {
    toggle.current?.focus();
    dismiss();
    if (isSelectable(name)) store.setTheme(name);
    else setPlanned('open');
  };
  return (
    <>
      <Root ref={root} aria-label={t.theme.menu()} {...rootHandlers} onFocus={preload}>
        <Toggle
          ref={toggle}
          type="button"
          aria-label={t.theme.open({ name: t.theme.names[named]() })}
          aria-haspopup="menu"
          aria-expanded={isOpen}
          aria-controls={isOpen ? menuId : undefined}
          {...toggleHandlers}
        >
          <Palette aria-hidden />
        </Toggle>
        {isOpen ? (
          <Optional>
            <LazyThemeMenu parts={parts} id={menuId} chosen={theme} focused={focused} onChoose={choose} />
          </Optional>
        ) : null}
      </Root>
      {/* Beside the root: a pointer over the dialog is not over the switcher. */}
      {planned === 'closed' ? null : (
        <Optional>
          <LazyLuxuryPlanned parts={parts} open={planned === 'open'} onClose={closePlanned} />
        </Optional>
      )}
      {/* A second is short for a screen reader: after the timeout the dialog's title is announced again. */}
      <VisuallyHidden role="status">
        {planned === 'announced' ? t.navigation.themePlannedTitle() : ''}
      </VisuallyHidden>
    </>
  );
}

function LazyThemeMenu({ parts, ...props }: ComponentProps<typeof ThemeMenu> & { parts: Parts }) {
  const { ThemeMenu } = parts.useModule();
  return <ThemeMenu {...props} />;
}

function LazyLuxuryPlanned({ parts, ...props }: ComponentProps<typeof LuxuryPlanned> & { parts: Parts }) {
  const { LuxuryPlanned } = parts.useModule();
  return <LuxuryPlanned {...props} />;
}
