import {
  HeaderPopover,
  IconButton,
  Inline,
  SegmentedControl,
  Stack,
  THEME_NAMES,
  useHydrated,
} from '@gli/ui';
import { Moon, Settings2, Sun } from '@gli/ui/icons';
import { isSelectable, usePreferenceStore, usePreferences } from '@/data';
import { useTranslations } from '@/i18n';
import { ModeIcons } from './PreferenceControls.styles.ts';

/** Select box for Korean or English, each named in its own language. */
export function LanguageSelect() {
  const t = useTranslations();
  const store = usePreferenceStore();
  const { locale } = usePreferences(store);
  return (
    <SegmentedControl
      label={t.shell.language()}
      value={locale}
      onValueChange={store.setLocale}
      options={[
        { value: 'ko', label: <span lang="ko">{t.shell.korean()}</span> },
        { value: 'en', label: <span lang="en">{t.shell.english()}</span> },
      ]}
    />
  );
}

/**
 * Button that toggles between light and dark mode. Its name is the mode to which it switches. Spec §1 Header
 */
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
      <ModeIcons>
        <Moon aria-hidden />
        <Sun aria-hidden />
      </ModeIcons>
    </IconButton>
  );
}

/** Select box for the concept themes that are available. The switcher also shows the planned ones. */
function ThemeSelect() {
  const t = useTranslations();
  const store = usePreferenceStore();
  const { theme } = usePreferences(store);
  return (
    <SegmentedControl
      label={t.theme.menu()}
      value={useHydrated() ? theme : 'default'}
      onValueChange={store.setTheme}
      options={THEME_NAMES.filter(isSelectable).map((name) => ({
        value: name,
        label: t.theme.names[name](),
      }))}
      wide
    />
  );
}

/** Language, color mode and theme in one popover, for headers that lack the room for them. Spec §1 Header */
export function DisplayPopover() {
  const t = useTranslations();
  return (
    <HeaderPopover name="display" label={t.shell.display()} face={<Settings2 aria-hidden />}>
      <DisplayOptions />
    </HeaderPopover>
  );
}

/** Language, color mode and theme. */
export function DisplayOptions() {
  return (
    <Stack gap="sm">
      <Inline justify="between" nowrap gap="snug">
        <LanguageSelect />
        <ColorModeToggle />
      </Inline>
      <ThemeSelect />
    </Stack>
  );
}
