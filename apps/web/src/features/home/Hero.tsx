import { Link } from 'wouter';
import { LinkButton } from '../../design/controls/LinkButton.tsx';
import { Container, Inline, Stack } from '../../design/display/Layout.tsx';
import { Heading, Text } from '../../design/display/Text.tsx';
import { keyframes, styled } from '../../design/stitches.config.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { useMember } from '../../shared/use-member.ts';

const drift = keyframes({ to: { transform: 'scale(1.07) translate(-1.2%, -1%)' } });
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
  // Shown while the picture is loading.
  background: '$surfaceSunken',
});
const Picture = styled('img', {
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  '@motion': { animation: `${drift} 18s ease-in-out infinite alternate` },
});

/** The welcome: what the platform offers, and the first step. */
export function Hero() {
  const t = useTranslations();
  const isMember = useMember() !== null;
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
              <Link href={isMember ? '/mypage?tab=portfolio' : '/login'} asChild>
                <LinkButton size="lg" variant="secondary">
                  {isMember ? t.home.viewPortfolio() : t.home.signIn()}
                </LinkButton>
              </Link>
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
