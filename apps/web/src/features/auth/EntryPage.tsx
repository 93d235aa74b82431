import ChartNoAxesCombined from 'lucide-react/icons/chart-no-axes-combined';
import MapPinned from 'lucide-react/icons/map-pinned';
import Plane from 'lucide-react/icons/plane';
import type { ReactNode } from 'react';
import { Container, Stack } from '../../design/display/Layout.tsx';
import { Heading, Text } from '../../design/display/Text.tsx';
import { styled } from '../../design/stitches.config.ts';
import { useTranslations } from '../../i18n/translations.ts';

const Columns = styled('div', {
  display: 'grid',
  gap: '$16',
  paddingTop: '$8',
  '@mobile': { paddingTop: '$6' },
  '@bp2': { gridTemplateColumns: 'minmax(0, 1.1fr) minmax(0, 1fr)' },
});
const Form = styled('div', {
  width: '100%',
  maxWidth: '27rem',
  marginInline: 'auto',
  '@bp2': { paddingBlock: '$8', alignSelf: 'center' },
});
const Pitch = styled('aside', {
  display: 'none',
  '@bp2': {
    display: 'flex',
    flexDirection: 'column',
    position: 'sticky',
    top: '5.5rem',
    alignSelf: 'start',
    overflow: 'hidden',
    background: '$primarySoft',
    borderRadius: '$xl',
  },
});
const Picture = styled('img', {
  width: '100%',
  height: 'auto',
  aspectRatio: '16 / 9',
  objectFit: 'cover',
});
const Points = styled('ul', { display: 'grid', gap: '$4' });
const Point = styled('li', {
  display: 'flex',
  gap: '$3',
  alignItems: 'flex-start',
  '& svg': { width: '1.25rem', height: '1.25rem', flexShrink: 0, marginTop: '0.2rem', color: '$primaryText' },
});

/** The page around log-in and sign-up: what the platform offers beside the form, on narrow windows the form alone. */
export function EntryPage({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  const t = useTranslations();
  const points = [
    { Icon: MapPinned, text: t.login.pitchAssets() },
    { Icon: ChartNoAxesCombined, text: t.login.pitchYield() },
    { Icon: Plane, text: t.login.pitchSpend() },
  ];
  return (
    <Container>
      <Columns>
        <Pitch aria-label={t.common.platformName()}>
          <Picture src="/media/assets/aewol-ocean-resort/cover.svg" alt="" width={1200} height={800} />
          <Stack gap="lg" css={{ padding: '$8' }}>
            <Heading as="p" size="xl">
              {t.login.pitchTitle()}
            </Heading>
            <Points>
              {points.map(({ Icon, text }) => (
                <Point key={text}>
                  <Icon aria-hidden />
                  <Text>{text}</Text>
                </Point>
              ))}
            </Points>
          </Stack>
        </Pitch>
        <Form>
          <Stack gap="lg">
            <Stack gap="sm">
              <Heading as="h1" size="xl">
                {title}
              </Heading>
              <Text tone="muted">{lead}</Text>
            </Stack>
            {children}
          </Stack>
        </Form>
      </Columns>
    </Container>
  );
}
