import { SegmentedControl } from '../../../design/controls/SegmentedControl.tsx';
import { Card } from '../../../design/display/Card.tsx';
import { DescriptionList } from '../../../design/display/DescriptionList.tsx';
import { Grid, Inline, Stack } from '../../../design/display/Layout.tsx';
import { Text } from '../../../design/display/Text.tsx';
import { BRAND_COLORS, COLOR_MODES, PALETTES, THEME_NAMES } from '../../../design/palettes/palettes.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { Section } from '../../../shared/Section.tsx';
import { DemoPage } from '../DemoPage.tsx';
import { ContrastFigures } from './ContrastFigures.tsx';
import { ScaleCard } from './ScaleSamples.tsx';
import { Swatches } from './Swatches.tsx';
import { conditions, contrastFigures, tokenScales } from './token-lists.ts';
import { useShownTheme } from './use-shown-theme.ts';

/** Every token of the design as the app itself uses it: colours by theme and mode with their contrast, type, measures. */
export default function DesignTokensScreen() {
  const t = useTranslations();
  const { theme, mode, setTheme, setMode } = useShownTheme();
  const figures = contrastFigures(PALETTES[theme][mode]);
  return (
    <DemoPage name="design-tokens" lead={t.demos.tokensLead()}>
      <Section title={t.demos.colors()} anchor="colors">
        <Inline gap="md">
          <SegmentedControl
            label={t.theme.menu()}
            value={theme}
            onValueChange={setTheme}
            options={THEME_NAMES.map((name) => ({ value: name, label: t.theme.names[name]() }))}
          />
          <SegmentedControl
            label={t.shell.colorMode()}
            value={mode}
            onValueChange={setMode}
            options={COLOR_MODES.map((name) => ({ value: name, label: t.demos.modes[name]() }))}
          />
        </Inline>
        <Text size="sm" tone="muted">
          {t.demos.brand(BRAND_COLORS[theme])}
        </Text>
        <Swatches theme={theme} mode={mode} figures={figures} />
      </Section>
      <Section title={t.demos.contrast()} anchor="contrast">
        <ContrastFigures figures={figures} />
      </Section>
      <Section title={t.demos.measures()} anchor="scales">
        <Grid min="lg">
          {tokenScales.map((scale) => (
            <ScaleCard key={scale.name} {...scale} />
          ))}
        </Grid>
      </Section>
      <Section title={t.demos.conditions()} anchor="conditions">
        <Card>
          <Stack gap="sm">
            <Text size="sm" tone="muted">
              {t.demos.conditionsText()}
            </Text>
            <DescriptionList
              items={conditions.map(({ name, value }) => ({ term: name, description: value }))}
            />
          </Stack>
        </Card>
      </Section>
    </DemoPage>
  );
}
