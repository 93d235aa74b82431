import { useSessionState } from '@gli/session/react';
import { Link } from 'wouter';
import { LinkButton } from '../../design/controls/LinkButton.tsx';
import { Container, Inline, Stack } from '../../design/display/Layout.tsx';
import { Heading, Text } from '../../design/display/Text.tsx';
import { styled } from '../../design/stitches.config.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { driftsSlowly } from './home-motion.ts';

const Root = styled('section', { background: '$primarySoft', borderBottom: '1px solid $colors$border' });
const Columns = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1.05fr) minmax(0, 1fr)',
  gap: '$10',
  alignItems: 'center',
  paddingBlock: '$16',
  '@media (max-width: 1023px)': { gridTemplateColumns: 'minmax(0, 1fr)', paddingBlock: '$10', gap: '$8' },
});
const Frame = styled('div', {
  overflow: 'hidden',
  aspectRatio: '3 / 2',
  borderRadius: '$xl',
  boxShadow: '$raised',
  // For the moment in which the picture is on its way.
  background: '$surfaceSunken',
});
const Picture = styled('img', { width: '100%', height: '100%', objectFit: 'cover', ...driftsSlowly });

/** The welcome: what one can do here, and the first step. */
export function Hero() {
  const t = useTranslations();
  const { status } = useSessionState();
  return (
    <Root>
      <Container>
        <Columns>
          <Stack gap="lg">
            <Text tone="primary" weight="semibold">
              {t.home.eyebrow()}
            </Text>
            <Heading as="h1" size="display">
              {t.home.heading()}
            </Heading>
            <Text size="lg" tone="muted" prose>
              {t.home.lead()}
            </Text>
            <Inline gap="md">
              <Link href="/rwa-assets" asChild>
                <LinkButton size="lg">{t.home.explore()}</LinkButton>
              </Link>
              {status === 'authenticated' ? (
                <Link href="/mypage?tab=portfolio" asChild>
                  <LinkButton size="lg" variant="secondary">
                    {t.home.viewPortfolio()}
                  </LinkButton>
                </Link>
              ) : (
                <Link href="/login" asChild>
                  <LinkButton size="lg" variant="secondary">
                    {t.home.signIn()}
                  </LinkButton>
                </Link>
              )}
            </Inline>
          </Stack>
          <Frame>
            <Picture src="/media/home/welcome.svg" alt="" width={1200} height={800} fetchPriority="high" />
          </Frame>
        </Columns>
      </Container>
    </Root>
  );
}
