import { useSearchParams } from 'wouter';
import {
  COLOR_MODES,
  type ColorMode,
  THEME_NAMES,
  type ThemeName,
} from '../../../design/palettes/palettes.ts';
import { usePreferenceStore } from '../../../shared/platform.ts';
import { usePreferences } from '../../../shared/preferences/preferences.ts';

/** Theme and colour mode to look at, in the address (`?theme=luxury&mode=dark`); at first those that the page wears. */
export function useShownTheme() {
  const [search, setSearch] = useSearchParams();
  const worn = usePreferences(usePreferenceStore());
  const set = (name: string, value: string) =>
    setSearch(
      (current) => {
        const next = new URLSearchParams(current);
        next.set(name, value);
        return next;
      },
      { replace: true },
    );
  return {
    theme: THEME_NAMES.find((name) => name === search.get('theme')) ?? worn.theme,
    mode: COLOR_MODES.find((name) => name === search.get('mode')) ?? worn.colorMode,
    setTheme: (theme: ThemeName) => set('theme', theme),
    setMode: (mode: ColorMode) => set('mode', mode),
  };
}
