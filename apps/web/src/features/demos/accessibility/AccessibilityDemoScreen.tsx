import { Badge } from '../../../design/display/Badge.tsx';
import { Card } from '../../../design/display/Card.tsx';
import { DescriptionList } from '../../../design/display/DescriptionList.tsx';
import { Grid } from '../../../design/display/Layout.tsx';
import { Table } from '../../../design/display/Table.tsx';
import { contrastRatio } from '../../../design/palettes/contrast.ts';
import type { Palette } from '../../../design/palettes/palette.ts';
import { COLOR_MODES, PALETTES, THEME_NAMES } from '../../../design/palettes/palettes.ts';
import { styled } from '../../../design/stitches.config.ts';
import { useFormats } from '../../../i18n/format.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { useMedia } from '../../../shared/browser/use-media.ts';
import { Section } from '../../../shared/page/Section.tsx';
import { DemoPage } from '../DemoPage.tsx';
import { FocusOrder, FormErrors, LiveRegion, TargetSizes } from './AccessibilityTrials.tsx';

const keys = ['tab', 'shiftTab', 'enter', 'space', 'escape', 'arrows', 'homeEnd', 'notices'] as const;

/** Support for keyboards, screen readers and strong contrast, to try out. */
export default function AccessibilityDemoScreen() {
  const t = useTranslations();
  return (
    <DemoPage name="accessibility-demo" lead={t.demos.accessibilityLead()}>
      <Section title={t.demos.keyboard()} anchor="keyboard">
        <Card>
          <Facts>
            <DescriptionList
              items={keys.map((key) => ({
                term: t.demos.keys[key].name(),
                description: t.demos.keys[key].does(),
              }))}
            />
          </Facts>
        </Card>
      </Section>
      <Section title={t.demos.tryIt()} anchor="try">
        <Grid min="lg">
          <FocusOrder />
          <LiveRegion />
          <FormErrors />
          <TargetSizes />
        </Grid>
      </Section>
      <Section title={t.demos.systemSettings()} anchor="settings">
        <SystemSettings />
      </Section>
      <Section title={t.demos.contrast()} anchor="contrast">
        <ContrastTable />
      </Section>
    </DemoPage>
  );
}

// Labels stay near their values.
const Facts = styled('div', { maxWidth: '$prose' });

const settings = {
  motion: '(prefers-reduced-motion: reduce)',
  contrast: '(prefers-contrast: more)',
  forced: '(forced-colors: active)',
  dark: '(prefers-color-scheme: dark)',
  touch: '(pointer: coarse)',
} as const;
const names = ['motion', 'contrast', 'forced', 'dark', 'touch'] as const;

/** The preferences of the member's system. */
function SystemSettings() {
  const t = useTranslations();
  return (
    <Card>
      <Facts>
        <DescriptionList
          items={names.map((name) => ({
            term: t.demos.settings[name](),
            description: <Setting query={settings[name]} />,
          }))}
        />
      </Facts>
    </Card>
  );
}

function Setting({ query }: { query: string }) {
  const t = useTranslations();
  const isOn = useMedia(query);
  return <Badge tone={isOn ? 'primary' : 'neutral'}>{isOn ? t.demos.on() : t.demos.off()}</Badge>;
}

type Pair = 'body' | 'muted' | 'link' | 'button';

const pairs: Record<Pair, readonly [ink: keyof Palette, ground: keyof Palette]> = {
  body: ['text', 'surface'],
  muted: ['textMuted', 'canvas'],
  link: ['primaryText', 'surface'],
  button: ['onPrimary', 'primary'],
};
const columns: readonly Pair[] = ['body', 'muted', 'link', 'button'];

const variants = THEME_NAMES.flatMap((theme) => COLOR_MODES.map((mode) => ({ theme, mode })));

/** The contrast of text in each theme and color mode, computed from its colors (WCAG 2). */
function ContrastTable() {
  const t = useTranslations();
  const formats = useFormats();
  return (
    <Card padding="sm">
      <Table
        caption={t.demos.contrast()}
        rowKey={({ theme, mode }) => `${theme}-${mode}`}
        rows={variants}
        columns={[
          {
            header: t.theme.menu(),
            name: ({ theme, mode }) => `${t.theme.names[theme]()} · ${t.demos.modes[mode]()}`,
          },
          ...columns.map((pair) => ({
            id: pair,
            header: t.demos.pairs[pair](),
            figure: ({ theme, mode }: (typeof variants)[number]) => {
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
