import { Button } from '../../design/controls/Button.tsx';
import { useWords } from '../../i18n/words.ts';
import { usePreferenceStore } from '../../shared/platform.ts';
import { usePreferences } from '../../shared/preferences/preferences.ts';

/** The other of the two languages, by a press: for narrow headers without the drawer, in which the choice stands. */
export function LanguageSwitch() {
  const words = useWords();
  const store = usePreferenceStore();
  const { locale } = usePreferences(store);
  const other = locale === 'ko' ? 'en' : 'ko';
  return (
    <Button
      variant="ghost"
      size="sm"
      lang={other}
      aria-label={words.shell.toOtherLanguage()}
      onClick={() => store.setLocale(other)}
    >
      {other === 'ko' ? words.shell.korean() : words.shell.english()}
    </Button>
  );
}
