import { Badge } from '../../../design/display/Badge.tsx';
import { Card } from '../../../design/display/Card.tsx';
import { DescriptionList } from '../../../design/display/DescriptionList.tsx';
import { useTranslations } from '../../../i18n/translations.ts';
import { useMedia } from '../../../shared/use-media.ts';

const settings = {
  motion: '(prefers-reduced-motion: reduce)',
  contrast: '(prefers-contrast: more)',
  forced: '(forced-colors: active)',
  dark: '(prefers-color-scheme: dark)',
  touch: '(pointer: coarse)',
} as const;
const names = ['motion', 'contrast', 'forced', 'dark', 'touch'] as const;

/** What the member's system asks for, as the app hears it at this moment. */
export function SystemSettings() {
  const t = useTranslations();
  return (
    <Card>
      <DescriptionList
        items={names.map((name) => ({
          term: t.demos.settings[name](),
          description: <Setting query={settings[name]} />,
        }))}
      />
    </Card>
  );
}

function Setting({ query }: { query: string }) {
  const t = useTranslations();
  const isOn = useMedia(query);
  return <Badge tone={isOn ? 'primary' : 'neutral'}>{isOn ? t.demos.on() : t.demos.off()}</Badge>;
}
