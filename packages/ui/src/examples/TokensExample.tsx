import { SegmentedControl } from '../controls/SegmentedControl.tsx';
import { toSelectOptions } from '../controls/to-select-options.ts';
import { Card } from '../display/Card.tsx';
import { DescriptionList } from '../display/DescriptionList.tsx';
import { Grid, Inline } from '../display/Layout.tsx';
import { Text } from '../display/Text.tsx';
import { Note } from '../page/Note.tsx';
import { Section } from '../page/Section.tsx';
import { PALETTES } from '../palettes/palettes.ts';
import { COLOR_MODES, type ColorMode, THEME_NAMES, type ThemeName } from '../palettes/theme-names.ts';
import { scales } from '../scales.ts';
import { themeClassName } from '../themes.ts';
import type { ExampleProps } from './example-texts.ts';
import { Sample } from './Sample.tsx';

type TokensExampleProps = ExampleProps & {
  theme: ThemeName;
  mode: ColorMode;
  onChange: (choice: { theme: ThemeName } | { mode: ColorMode }) => void;
};

/** A theme's colors and all scales of the design, with their names in code. */
export function TokensExample({ texts: t, theme, mode, onChange }: TokensExampleProps) {
  const { demos } = t;
  return (
    <>
      <Section title={demos.colors()} anchor="colors">
        <Inline gap="md">
          <SegmentedControl
            label={t.theme.menu()}
            value={theme}
            onValueChange={(name) => onChange({ theme: name })}
            options={toSelectOptions(THEME_NAMES, t.theme.names)}
          />
          <SegmentedControl
            label={t.shell.colorMode()}
            value={mode}
            onValueChange={(name) => onChange({ mode: name })}
            options={toSelectOptions(COLOR_MODES, t.demos.modes)}
          />
        </Inline>
        {/* The theme's class sets the colors of the card, independent of the page's theme. */}
        <Card className={themeClassName(theme, mode)} css={{ background: '$canvas', color: '$text' }}>
          <Grid as="ul" min="xs" gap="md">
            {Object.entries(PALETTES[theme][mode]).map(([name, hex]) => (
              <li key={name}>
                <Card padding="sm" css={{ background: hex, forcedColorAdjust: 'none' }} aria-hidden />
                <Text size="sm" weight="semibold">
                  {name}
                </Text>
                <Note mono>{hex}</Note>
              </li>
            ))}
          </Grid>
        </Card>
      </Section>
      <Section title={demos.measures()} anchor="scales">
        <Grid min="lg">
          {Object.entries(scales).map(([name, tokens]) => (
            <Sample key={name} title={name} as="h3">
              <DescriptionList items={Object.entries(tokens).map(([term, value]) => [term, String(value)])} />
            </Sample>
          ))}
        </Grid>
      </Section>
    </>
  );
}
