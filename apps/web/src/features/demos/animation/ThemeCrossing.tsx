import { useState } from 'react';
import { Button } from '../../../design/controls/Button.tsx';
import { Badge } from '../../../design/display/Badge.tsx';
import { Inline } from '../../../design/display/Layout.tsx';
import { Text } from '../../../design/display/Text.tsx';
import { COLOR_MODES } from '../../../design/palettes/palettes.ts';
import { styled } from '../../../design/stitches.config.ts';
import { themeClassName } from '../../../design/themes.ts';
import { useTranslations } from '../../../i18n/translations.ts';

const Surface = styled('div', {
  display: 'grid',
  gap: '$2',
  justifyItems: 'start',
  padding: '$5',
  borderRadius: '$md',
  border: '1px solid $colors$border',
  background: '$surface',
  color: '$text',
  '&, & *': { transition: '$theme' },
});

/** A piece of the page that crosses over between the colour modes, as the whole page does. */
export function ThemeCrossing() {
  const t = useTranslations();
  const [turns, setTurns] = useState(0);
  const mode = COLOR_MODES[turns % COLOR_MODES.length] ?? 'light';
  return (
    <>
      <Surface className={themeClassName('default', mode)}>
        <Badge tone="primary">{t.demos.modes[mode]()}</Badge>
        <Text>{t.demos.sample()}</Text>
      </Surface>
      <Inline>
        <Button variant="secondary" size="sm" onClick={() => setTurns(turns + 1)}>
          {t.demos.changeMode()}
        </Button>
      </Inline>
    </>
  );
}
