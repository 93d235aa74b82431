import { Card } from '../../../design/display/Card.tsx';
import { Table } from '../../../design/display/Table.tsx';
import { contrastRatio } from '../../../design/palettes/contrast.ts';
import type { Palette } from '../../../design/palettes/palette.ts';
import { COLOR_MODES, PALETTES, THEME_NAMES } from '../../../design/palettes/palettes.ts';
import { useFormats } from '../../../i18n/format.ts';
import { useTranslations } from '../../../i18n/translations.ts';

type Pair = 'body' | 'muted' | 'link' | 'button';

/** What is read on what. */
const pairs: Record<Pair, readonly [ink: keyof Palette, ground: keyof Palette]> = {
  body: ['text', 'surface'],
  muted: ['textMuted', 'canvas'],
  link: ['primaryText', 'surface'],
  button: ['onPrimary', 'primary'],
};
const columns: readonly Pair[] = ['body', 'muted', 'link', 'button'];

const variants = THEME_NAMES.flatMap((theme) => COLOR_MODES.map((mode) => ({ theme, mode })));

/** The contrast that text has in each theme and colour mode, computed from the colours the app wears (WCAG 2). */
export function ContrastTable() {
  const t = useTranslations();
  const formats = useFormats();
  return (
    <Card padding="sm">
      <Table
        caption={t.demos.contrast()}
        captionHidden
        rowKey={({ theme, mode }) => `${theme}-${mode}`}
        rows={variants}
        columns={[
          {
            id: 'theme',
            header: t.theme.menu(),
            rowHeader: true,
            cell: ({ theme, mode }) => `${t.theme.names[theme]()} · ${t.demos.modes[mode]()}`,
          },
          ...columns.map((pair) => ({
            id: pair,
            header: t.demos.pairs[pair](),
            numeric: true,
            cell: ({ theme, mode }: (typeof variants)[number]) => {
              const [ink, ground] = pairs[pair];
              const palette = PALETTES[theme][mode];
              return t.demos.ratio({
                ratio: formats.decimal(contrastRatio(palette[ink], palette[ground])),
              });
            },
          })),
        ]}
      />
    </Card>
  );
}
