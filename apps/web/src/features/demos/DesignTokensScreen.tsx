import {
  Card,
  COLOR_MODES,
  DescriptionList,
  Grid,
  Inline,
  Note,
  PALETTES,
  parseEnum,
  Section,
  SegmentedControl,
  scales,
  setParams,
  Text,
  THEME_NAMES,
  themeClassName,
  toSelectOptions,
} from '@gli/ui';
import { useSearchParams } from 'wouter';
import { useTranslations } from '@/i18n';
import { DemoPage, Sample } from './DemoPage.tsx';

/** A theme's colors and all scales of the design, with their names in code. */
export default function DesignTokensScreen() {
  const t = useTranslations();
  const [search, setSearch] = useSearchParams();
  const theme = parseEnum(THEME_NAMES, search.get('theme')) ?? 'default';
  const mode = parseEnum(COLOR_MODES, search.get('mode')) ?? 'light';
  return (
    <DemoPage name="design-tokens" lead={t.demos.tokensLead()}>
      <Section title={t.demos.colors()} anchor="colors">
        <Inline gap="md">
          <SegmentedControl
            label={t.theme.menu()}
            value={theme}
            onValueChange={(name) => setSearch(setParams(search, { theme: name }), { replace: true })}
            options={toSelectOptions(THEME_NAMES, t.theme.names)}
          />
          <SegmentedControl
            label={t.shell.colorMode()}
            value={mode}
            onValueChange={(name) => setSearch(setParams(search, { mode: name }), { replace: true })}
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
      <Section title={t.demos.measures()} anchor="scales">
        <Grid min="lg">
          {Object.entries(scales).map(([name, tokens]) => (
            <Sample key={name} title={name} as="h3">
              <DescriptionList
                items={Object.entries(tokens).map(([term, value]) => ({ term, description: String(value) }))}
              />
            </Sample>
          ))}
        </Grid>
      </Section>
    </DemoPage>
  );
}
