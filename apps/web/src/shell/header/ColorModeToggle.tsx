import Moon from 'lucide-react/icons/moon';
import Sun from 'lucide-react/icons/sun';
import { IconButton } from '../../design/controls/IconButton.tsx';
import { styled } from '../../design/stitches.config.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { usePreferenceStore } from '../../shared/platform.ts';
import { usePreferences } from '../../shared/preferences/preferences.ts';
import { useHydrated } from '../../shared/use-hydrated.ts';

// By style, so that a page drawn ahead has the right one in either mode.
const Icons = styled('span', {
  display: 'contents',
  '[data-color-mode="dark"] & > :first-child': { display: 'none' },
  '[data-color-mode="light"] & > :last-child': { display: 'none' },
});

/** Light or dark; the button names the one it leads to. Spec §1 Header */
export function ColorModeToggle() {
  const t = useTranslations();
  const store = usePreferenceStore();
  const { colorMode } = usePreferences(store);
  const isHydrated = useHydrated();
  const other = isHydrated && colorMode === 'dark' ? 'light' : 'dark';
  return (
    <IconButton
      label={other === 'dark' ? t.shell.toDark() : t.shell.toLight()}
      onClick={() => store.setColorMode(other)}
    >
      <Icons>
        <Moon aria-hidden />
        <Sun aria-hidden />
      </Icons>
    </IconButton>
  );
}
