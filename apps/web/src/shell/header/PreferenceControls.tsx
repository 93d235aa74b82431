import Moon from 'lucide-react/icons/moon';
import Sun from 'lucide-react/icons/sun';
import { Button } from '../../design/controls/Button.tsx';
import { IconButton } from '../../design/controls/IconButton.tsx';
import { SegmentedControl } from '../../design/controls/SegmentedControl.tsx';
import { styled } from '../../design/stitches.config.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { useHydrated } from '../../shared/browser/use-hydrated.ts';
import { usePreferenceStore } from '../../shared/platform.ts';
import { usePreferences } from '../../shared/preferences/preferences.ts';

/** Korean or English, each named in its own language for those who cannot read the other. */
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

/** Switches to the other language: for narrow headers of pages without the drawer that holds `LanguageSelect`. */
export function LanguageSwitch() {
  const t = useTranslations();
  const store = usePreferenceStore();
  const other = usePreferences(store).locale === 'ko' ? 'en' : 'ko';
  return (
    <Button
      variant="ghost"
      size="sm"
      lang={other}
      aria-label={t.shell.toOtherLanguage()}
      onClick={() => store.setLocale(other)}
    >
      {other === 'ko' ? t.shell.korean() : t.shell.english()}
    </Button>
  );
}

// By style, so that a prerendered page has the right icon in either mode.
const ModeIcons = styled('span', {
  display: 'contents',
  '[data-color-mode="dark"] & > :first-child': { display: 'none' },
  '[data-color-mode="light"] & > :last-child': { display: 'none' },
});

/** Light or dark; the button names the mode it switches to. Spec §1 Header */
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
