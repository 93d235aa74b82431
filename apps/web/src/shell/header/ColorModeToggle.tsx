import Moon from 'lucide-react/icons/moon';
import Sun from 'lucide-react/icons/sun';
import { IconButton } from '../../design/IconButton.tsx';
import { useWords } from '../../i18n/words.ts';
import { usePreferenceStore } from '../../platform-context.ts';
import { usePreferences } from '../../preferences/preferences.ts';

/** Light or dark; the button names the one it leads to. Spec §1 Header */
export function ColorModeToggle() {
  const words = useWords();
  const store = usePreferenceStore();
  const { colorMode } = usePreferences(store);
  const other = colorMode === 'dark' ? 'light' : 'dark';
  return (
    <IconButton
      label={other === 'dark' ? words.shell.toDark() : words.shell.toLight()}
      onClick={() => store.setColorMode(other)}
    >
      {other === 'dark' ? <Moon aria-hidden /> : <Sun aria-hidden />}
    </IconButton>
  );
}
