import Palette from 'lucide-react/icons/palette';
import { lazy, Suspense, useCallback, useId, useRef, useState } from 'react';
import { VisuallyHidden } from '../../design/display/VisuallyHidden.tsx';
import type { ThemeName } from '../../design/palettes/theme-names.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { usePreferenceStore } from '../../shared/platform.ts';
import { isSelectable } from '../../shared/preferences/concept-themes.ts';
import { usePreferences } from '../../shared/preferences/preferences.ts';
import { useHydrated } from '../../shared/use-hydrated.ts';
import * as Part from './switcher.styles.ts';
import { useThemeMenu } from './use-theme-menu.ts';

// Fetched when the button is approached.
const loadMenu = () => import('./ThemeMenu.tsx');
const ThemeMenu = lazy(() => loadMenu().then((module) => ({ default: module.ThemeMenu })));
const LuxuryPlanned = lazy(() =>
  import('./LuxuryPlanned.tsx').then((module) => ({ default: module.LuxuryPlanned })),
);

/** The floating button at the bottom right, with the menu of the concept themes. Spec §2 Floating theme switcher */
export function ThemeSwitcher() {
  const t = useTranslations();
  const store = usePreferenceStore();
  const { theme } = usePreferences(store);
  const named = useHydrated() ? theme : 'default';
  const root = useRef<HTMLDivElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const menuId = useId();
  const [planned, setPlanned] = useState<'untold' | 'shown' | 'told'>('untold');
  const { state, dismiss, rootHandlers, toggleHandlers } = useThemeMenu(root, toggle);
  const isOpen = state.status !== 'closed';

  // A hover shows the menu; only who presses or uses the keyboard is taken into it.
  const focused =
    state.status !== 'open' || state.by === 'hover' ? null : state.by === 'last' ? 'last' : 'first';

  const preload = () => void loadMenu().catch(() => undefined);
  const closePlanned = useCallback(
    (by: 'passed' | 'member') => setPlanned(by === 'passed' ? 'told' : 'untold'),
    [],
  );
  const choose = (name: ThemeName) => {
    toggle.current?.focus();
    dismiss();
    if (isSelectable(name)) store.setTheme(name);
    else setPlanned('shown');
  };
  return (
    <>
      <Part.Root ref={root} aria-label={t.theme.menu()} {...rootHandlers} onFocus={preload}>
        <Part.Toggle
          ref={toggle}
          type="button"
          aria-label={t.theme.open({ name: t.theme.names[named]() })}
          aria-haspopup="menu"
          aria-expanded={isOpen}
          aria-controls={isOpen ? menuId : undefined}
          {...toggleHandlers}
        >
          <Palette aria-hidden />
        </Part.Toggle>
        {isOpen ? (
          <Suspense fallback={null}>
            <ThemeMenu id={menuId} chosen={theme} focused={focused} onChoose={choose} />
          </Suspense>
        ) : null}
      </Part.Root>
      {/* Beside the root: a pointer over the dialog is not over the switcher. */}
      {planned === 'untold' ? null : (
        <Suspense fallback={null}>
          <LuxuryPlanned open={planned === 'shown'} onClose={closePlanned} />
        </Suspense>
      )}
      {/* A second is short for a screen reader: what the dialog said is said again when it has gone by itself. */}
      <VisuallyHidden role="status">{planned === 'told' ? t.theme.plannedTitle() : ''}</VisuallyHidden>
    </>
  );
}
