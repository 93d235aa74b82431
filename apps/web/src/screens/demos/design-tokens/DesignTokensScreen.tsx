import { useState } from 'react';
import { Card } from '../../../design/Card.tsx';
import { DescriptionList } from '../../../design/DescriptionList.tsx';
import { Container, Grid, Inline, Stack } from '../../../design/Layout.tsx';
import {
  COLOR_MODES,
  type ColorMode,
  THEME_NAMES,
  type ThemeName,
} from '../../../design/palettes/palettes.ts';
import { SegmentedControl } from '../../../design/SegmentedControl.tsx';
import { scales } from '../../../design/scales.ts';
import { styled } from '../../../design/stitches.config.ts';
import { Heading, Text } from '../../../design/Text.tsx';
import { useWords } from '../../../i18n/words.ts';
import { PageHead } from '../../../parts/PageHead.tsx';
import { Section } from '../../../parts/Section.tsx';
import { Swatches } from './Swatches.tsx';

const Sample = styled('span', { lineHeight: '$tight', fontWeight: '$bold', whiteSpace: 'nowrap' });
const measures = ['space', 'sizes', 'radii'] as const;

/** Every token of the design as the app itself uses it: colours by theme and mode, type, measures. */
export default function DesignTokensScreen() {
  const words = useWords();
  const [theme, setTheme] = useState<ThemeName>('default');
  const [mode, setMode] = useState<ColorMode>('light');
  return (
    <Container>
      <Stack gap="xl">
        <PageHead title={words.places['design-tokens']()} lead={words.demos.tokensLead()} />
        <Section title={words.demos.colors()}>
          <Inline gap="md">
            <SegmentedControl
              label={words.theme.menu()}
              value={theme}
              onValueChange={setTheme}
              options={THEME_NAMES.map((name) => ({ value: name, label: words.theme.names[name]() }))}
            />
            <SegmentedControl
              label={words.shell.colorMode()}
              value={mode}
              onValueChange={setMode}
              options={COLOR_MODES.map((name) => ({ value: name, label: words.demos.modes[name]() }))}
            />
          </Inline>
          <Swatches theme={theme} mode={mode} />
        </Section>
        <Section title={words.demos.typeSizes()}>
          <Card>
            <Stack>
              {Object.entries(scales.fontSizes).map(([name, size]) => (
                <Inline key={name} gap="md" align="baseline">
                  <Sample css={{ fontSize: size }}>{words.demos.sample()}</Sample>
                  <Text size="sm" tone="muted" mono>
                    {name} · {size}
                  </Text>
                </Inline>
              ))}
            </Stack>
          </Card>
        </Section>
        <Section title={words.demos.measures()}>
          <Grid>
            {measures.map((scale) => (
              <Card key={scale}>
                <Heading as="h3" size="sm">
                  {words.demos.scales[scale]()}
                </Heading>
                <DescriptionList
                  items={Object.entries(scales[scale]).map(([name, size]) => ({
                    term: name,
                    description: size,
                  }))}
                />
              </Card>
            ))}
          </Grid>
        </Section>
      </Stack>
    </Container>
  );
}
