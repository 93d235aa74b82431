import { Badge } from '../../../design/display/Badge.tsx';
import { Card } from '../../../design/display/Card.tsx';
import { Table } from '../../../design/display/Table.tsx';
import { LEAST_CONTRAST } from '../../../design/palettes/contrast-pairs.ts';
import type { Palette } from '../../../design/palettes/palette.ts';
import { type ColorMode, PALETTES, type ThemeName } from '../../../design/palettes/palettes.ts';
import { styled } from '../../../design/stitches.config.ts';
import { themeClassName } from '../../../design/themes.ts';
import { useFormats } from '../../../i18n/format.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { Disclosure } from '../../../shared/page/Disclosure.tsx';
import { type ContrastFigure, weakestOf } from './token-lists.ts';

// The theme's class colors this part of the page, whatever the theme of the page is.
const Root = styled('ul', {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(9.5rem, 100%), 1fr))',
  gap: '$4',
  padding: '$5',
  borderRadius: '$lg',
  border: '1px solid $colors$border',
  background: '$canvas',
  color: '$text',
});
const Chip = styled('span', {
  display: 'block',
  height: '3.5rem',
  marginBottom: '$2',
  borderRadius: '$md',
  border: '1px solid $colors$border',
  forcedColorAdjust: 'none',
});
const Name = styled('span', {
  display: 'block',
  fontSize: '$sm',
  fontWeight: '$semibold',
  overflowWrap: 'anywhere',
});
const Detail = styled('span', {
  display: 'block',
  fontSize: '$xs',
  letterSpacing: '$normal',
  color: '$textMuted',
});
const Hex = styled(Detail, { fontFamily: '$mono' });

type SwatchesProps = { theme: ThemeName; mode: ColorMode; figures: readonly ContrastFigure[] };

/** The colors of a theme in one color mode; foreground colors with their lowest contrast. */
export function Swatches({ theme, mode, figures }: SwatchesProps) {
  const t = useTranslations();
  const formats = useFormats();
  const palette: Palette = PALETTES[theme][mode];
  const names = Object.keys(palette).filter((name): name is keyof Palette => name in palette);
  return (
    <Root className={themeClassName(theme, mode)}>
      {names.map((name) => {
        const weakest = weakestOf(name, figures);
        return (
          <li key={name}>
            <Chip css={{ background: palette[name] }} aria-hidden />
            <Name>{name}</Name>
            <Hex>{palette[name]}</Hex>
            {weakest ? (
              <Detail>
                {t.demos.contrastFrom({ ratio: formats.decimal(weakest.ratio), ground: weakest.ground })}
              </Detail>
            ) : null}
          </li>
        );
      })}
    </Root>
  );
}

const PairSample = styled('span', {
  display: 'inline-grid',
  placeItems: 'center',
  width: '3.5rem',
  height: '2rem',
  borderRadius: '$sm',
  border: '1px solid $colors$border',
  fontWeight: '$bold',
  forcedColorAdjust: 'none',
});

const Shape = styled('span', {
  width: '1.25rem',
  height: '1.25rem',
  borderRadius: '$round',
  border: '3px solid currentColor',
});

/** The rest can be expanded. */
const WEAKEST_COUNT = 8;

/** Each used pair of colors with its contrast and the required one. */
export function ContrastFigures({ figures }: { figures: readonly ContrastFigure[] }) {
  const t = useTranslations();
  const formats = useFormats();
  return (
    <Card padding="sm">
      <FigureTable figures={figures.slice(0, WEAKEST_COUNT)} caption={t.demos.weakestPairs()} />
      <Disclosure summary={t.demos.allPairs({ count: formats.integer(figures.length) })}>
        <FigureTable figures={figures.slice(WEAKEST_COUNT)} caption={t.demos.otherPairs()} />
      </Disclosure>
    </Card>
  );
}

function FigureTable({ figures, caption }: { figures: readonly ContrastFigure[]; caption: string }) {
  const t = useTranslations();
  const formats = useFormats();
  return (
    <Table
      caption={caption}
      captionShown
      rowKey={({ ink, ground }) => `${ink} ${ground}`}
      rows={figures}
      columns={[
        { header: t.demos.pair(), name: ({ ink, ground }) => t.demos.inkOnGround({ ink, ground }) },
        {
          id: 'sample',
          header: t.demos.looks(),
          // Graphics are shown as a shape: letters would need the contrast of text.
          cell: ({ kind, inkColor, groundColor }) => (
            <PairSample css={{ color: inkColor, background: groundColor }}>
              {kind === 'text' ? t.demos.letters() : <Shape aria-hidden />}
            </PairSample>
          ),
        },
        {
          header: t.demos.contrast(),
          figure: ({ ratio }) => t.demos.ratio({ ratio: formats.decimal(ratio) }),
        },
        {
          header: t.demos.needed(),
          figure: ({ kind }) => t.demos.ratio({ ratio: formats.decimal(LEAST_CONTRAST[kind]) }),
        },
        {
          header: t.demos.result(),
          cell: ({ passes }) => (
            <Badge tone={passes ? 'success' : 'danger'}>{passes ? t.demos.passes() : t.demos.fails()}</Badge>
          ),
        },
      ]}
    />
  );
}
