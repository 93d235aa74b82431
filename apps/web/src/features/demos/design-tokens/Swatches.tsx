import type { Palette } from '../../../design/palettes/palette.ts';
import { type ColorMode, PALETTES, type ThemeName } from '../../../design/palettes/palettes.ts';
import { styled } from '../../../design/stitches.config.ts';
import { themeClassName } from '../../../design/themes.ts';
import { useFormats } from '../../../i18n/format.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { type ContrastFigure, weakestOf } from './token-lists.ts';

// The theme's class gives this part of the page its colours, whatever the rest of the page wears.
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

/** The colours of a theme in one colour mode, by what each is for; inks with the weakest contrast that they have. */
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
