import { useSearchParams } from 'wouter';
import { SegmentedControl } from '../../../design/controls/SegmentedControl.tsx';
import { Card } from '../../../design/display/Card.tsx';
import { DescriptionList } from '../../../design/display/DescriptionList.tsx';
import { Grid, Inline, Stack } from '../../../design/display/Layout.tsx';
import {
  BRAND_COLORS,
  COLOR_MODES,
  type ColorMode,
  PALETTES,
  THEME_NAMES,
  type ThemeName,
} from '../../../design/palettes/palettes.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { Note } from '../../../shared/page/Note.tsx';
import { Section } from '../../../shared/page/Section.tsx';
import { usePreferenceStore } from '../../../shared/platform.ts';
import { usePreferences } from '../../../shared/preferences/preferences.ts';
import { oneOf, type ParamChanges, withParams } from '../../../shared/search-params.ts';
import { DemoPage } from '../DemoPage.tsx';
import { ContrastFigures, Swatches } from './ColorSamples.tsx';
import { ScaleCard } from './ScaleSamples.tsx';
import { conditions, contrastFigures, tokenScales } from './token-lists.ts';

/** All design tokens: colors by theme and mode with their contrast, typography, sizes. */
export default function DesignTokensScreen() {
  const t = useTranslations();
  const { theme, mode, setTheme, setMode } = useThemeParams();
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
        <Note>{t.demos.brand(BRAND_COLORS[theme])}</Note>
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
            <Note>{t.demos.conditionsText()}</Note>
            <DescriptionList
              items={conditions.map(({ name, value }) => ({ term: name, description: value }))}
            />
          </Stack>
        </Card>
      </Section>
    </DemoPage>
  );
}

/** Theme and color mode in the address (`?theme=luxury&mode=dark`); those of the page by default. */
function useThemeParams() {
  const [search, setSearch] = useSearchParams();
  const { theme, colorMode } = usePreferences(usePreferenceStore());
  const set = (changes: ParamChanges) =>
    setSearch((current) => withParams(current, changes), { replace: true });
  return {
    theme: oneOf(THEME_NAMES, search.get('theme')) ?? theme,
    mode: oneOf(COLOR_MODES, search.get('mode')) ?? colorMode,
    setTheme: (name: ThemeName) => set({ theme: name }),
    setMode: (name: ColorMode) => set({ mode: name }),
  };
}
