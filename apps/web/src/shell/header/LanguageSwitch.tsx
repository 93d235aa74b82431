import { Button } from '../../design/controls/Button.tsx';
import { useTranslations } from '../../i18n/translations.ts';
import { usePreferenceStore } from '../../shared/platform.ts';
import { usePreferences } from '../../shared/preferences/preferences.ts';

/** The other of the two languages, by a press: for narrow headers without the drawer, in which the choice stands. */
export function LanguageSwitch() {
  const t = useTranslations();
  const store = usePreferenceStore();
  const { locale } = usePreferences(store);
  const other = locale === 'ko' ? 'en' : 'ko';
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
