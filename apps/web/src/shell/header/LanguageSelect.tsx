import { SegmentedControl } from '../../design/controls/SegmentedControl.tsx';
import { useTranslations } from '../../i18n/translations.ts';
import { usePreferenceStore } from '../../shared/platform.ts';
import { usePreferences } from '../../shared/preferences/preferences.ts';

/** Korean or English; each language is written in itself, so that who cannot read this one finds it. */
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
