import { Dialog, type ThemeName, useHydrated, VisuallyHidden } from '@gli/ui';
import { Palette } from '@gli/ui/icons';
import { useEffect, useId, useRef, useState } from 'react';
import { isSelectable, usePreferenceStore, usePreferences, useSideMenus } from '@/data';
import { useTranslations } from '@/i18n';
import { ThemeMenu } from './ThemeMenu.tsx';
import { Root, Toggle } from './ThemeSwitcher.styles.ts';
import { useThemeMenu } from './use-theme-menu.ts';

/** Display time of the modal, in ms (Spec §9 Luxury modal auto-close). */
const LUXURY_MODAL_MS = 1_000;

/** Floating button at the bottom right, with a menu of the concept themes. Spec §2 Floating theme switcher */
export function ThemeSwitcher() {
  const t = useTranslations();
  const { right } = useSideMenus();
  const store = usePreferenceStore();
  const { theme } = usePreferences(store);
  const named = useHydrated() ? theme : 'default';
  const root = useRef<HTMLDivElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const menuId = useId();
  const [planned, setPlanned] = useState<'closed' | 'open' | 'announced'>('closed');
  const { state, dismiss, rootHandlers, toggleHandlers } = useThemeMenu(root, toggle);
  const isOpen = state.status !== 'closed';

  // Hovering only shows the menu. A press or a key moves the focus into it.
  const focused =
    state.status !== 'open' || state.by === 'hover' ? null : state.by === 'last' ? 'last' : 'first';

  // The dialog says for one second that the luxury theme is being planned. Spec §2 Floating theme switcher
  useEffect(() => {
    if (planned !== 'open') return;
    const timer = setTimeout(() => setPlanned('announced'), LUXURY_MODAL_MS);
    return () => clearTimeout(timer);
  }, [planned]);
  const choose = (name: ThemeName) => {
    toggle.current?.focus();
    dismiss();
    if (isSelectable(name)) store.setTheme(name);
    else setPlanned('open');
  };
  return (
    <>
      <Root data-side ref={root} besideHelp={right === 'open'} aria-label={t.theme.menu()} {...rootHandlers}>
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
        {isOpen ? <ThemeMenu id={menuId} chosen={theme} focused={focused} onChoose={choose} /> : null}
      </Root>
      {/* Rendered outside the root, so that a pointer over the dialog does not count as over the switcher. */}
      {planned === 'closed' ? null : (
        <Dialog
          open={planned === 'open'}
          onClose={() => setPlanned('closed')}
          title={t.navigation.themePlannedTitle()}
          description={t.navigation.themePlannedText()}
          size="sm"
        />
      )}
      {/* One second is short for a screen reader, so the dialog's title is announced again after the timeout. */}
      <VisuallyHidden role="status">
        {planned === 'announced' ? t.navigation.themePlannedTitle() : ''}
      </VisuallyHidden>
    </>
  );
}
