import { Link } from 'wouter';
import { Card, CardLink } from '../../../design/display/Card.tsx';
import { Divider, Grid, Inline, Stack } from '../../../design/display/Layout.tsx';
import { Heading, Text } from '../../../design/display/Text.tsx';
import { useTranslations } from '../../../i18n/translations.ts';
import { Sample } from './Sample.tsx';

const headings = ['sm', 'md', 'lg', 'xl', '2xl', 'display'] as const;
const textSizes = ['xs', 'sm', 'md', 'lg', 'xl'] as const;
const tones = ['default', 'muted', 'primary', 'accent', 'success', 'warning', 'danger'] as const;
const cardTones = ['plain', 'sunken', 'primary', 'accent'] as const;

/** Words and surfaces: headings, text, cards, and how things stand beside each other. */
export function LayoutSamples() {
  const t = useTranslations();
  return (
    <Grid min="lg">
      <Sample title={t.demos.headings()}>
        {headings.map((size) => (
          <Heading key={size} as="p" size={size}>
            {t.demos.sample()}
          </Heading>
        ))}
      </Sample>
      <Sample title={t.demos.texts()}>
        {textSizes.map((size) => (
          <Text key={size} size={size}>
            {t.demos.sample()}
          </Text>
        ))}
        <Divider />
        <Inline gap="md">
          {tones.map((tone) => (
            <Text key={tone} tone={tone} weight="semibold">
              {t.demos.textTones[tone]()}
            </Text>
          ))}
        </Inline>
        <Text mono size="sm">
          {t.demos.monoText()}
        </Text>
      </Sample>
      <Sample title={t.demos.cards()}>
        <Grid min="xs" gap="md">
          {cardTones.map((tone) => (
            <Card key={tone} tone={tone} padding="sm">
              <Text size="sm">{t.demos.cardTones[tone]()}</Text>
            </Card>
          ))}
        </Grid>
        <Card interactive padding="sm">
          <Link href="/design-tokens" asChild>
            <CardLink>{t.demos.cardLink()}</CardLink>
          </Link>
        </Card>
      </Sample>
      <Sample title={t.demos.layouts()} note={t.demos.layoutsText()}>
        <Stack gap="sm">
          {(['sm', 'md', 'lg'] as const).map((gap) => (
            <Inline key={gap} gap={gap}>
              {['1', '2', '3'].map((number) => (
                <Card key={number} tone="sunken" padding="sm">
                  <Text size="sm">{number}</Text>
                </Card>
              ))}
            </Inline>
          ))}
        </Stack>
      </Sample>
    </Grid>
  );
}
