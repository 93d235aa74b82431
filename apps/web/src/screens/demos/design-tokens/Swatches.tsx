import { type ColorMode, PALETTES, type ThemeName } from '../../../design/palettes/palettes.ts';
import { styled } from '../../../design/stitches.config.ts';
import { themeClassName } from '../../../design/themes.ts';

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
});
const Name = styled('span', { display: 'block', fontSize: '$sm', fontWeight: '$semibold' });
const Hex = styled('span', { display: 'block', fontSize: '$xs', fontFamily: '$mono', color: '$textMuted' });

type SwatchesProps = { theme: ThemeName; mode: ColorMode };

/** The colours of a theme in one colour mode, by what each is for. */
export function Swatches({ theme, mode }: SwatchesProps) {
  return (
    <Root className={themeClassName(theme, mode)}>
      {Object.entries(PALETTES[theme][mode]).map(([name, hex]) => (
        <li key={name}>
          <Chip css={{ background: hex }} aria-hidden />
          <Name>{name}</Name>
          <Hex>{hex}</Hex>
        </li>
      ))}
    </Root>
  );
}
