import { SegmentedControl } from '../../design/controls/SegmentedControl.tsx';
import { useWords } from '../../i18n/words.ts';
import { usePreferenceStore } from '../../shared/platform.ts';
import { usePreferences } from '../../shared/preferences/preferences.ts';

/** Korean or English; each language is written in itself, so that who cannot read this one finds it. */
export function LanguageSelect() {
  const words = useWords();
  const store = usePreferenceStore();
  const { locale } = usePreferences(store);
  return (
    <SegmentedControl
      label={words.shell.language()}
      value={locale}
      onValueChange={store.setLocale}
      options={[
        { value: 'ko', label: <span lang="ko">{words.shell.korean()}</span> },
        { value: 'en', label: <span lang="en">{words.shell.english()}</span> },
      ]}
    />
  );
}
