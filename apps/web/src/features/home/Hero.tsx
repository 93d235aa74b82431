import { Container, Heading, Inline, LinkButton, Note, Pill, Split, Stack, Text, TextLink } from '@gli/ui';
import { STARTING_TOKENS } from '@gli/validation';
import { useFormats, useTranslations } from '@/i18n';
import { columns, Frame, HeroPicture, Root, Strip } from './Hero.styles.ts';

export function Hero() {
  const t = useTranslations();
  return (
    <Root>
      <Container>
        <Split from="bp2" align="center" css={columns}>
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
            <Offer />
          </Stack>
          <Frame>
            <HeroPicture
              src="/media/home/welcome.svg"
              alt=""
              width={1200}
              height={800}
              fetchPriority="high"
            />
          </Frame>
        </Split>
      </Container>
    </Root>
  );
}

/** The welcome below a member's own content. */
export function WelcomeStrip() {
  const { home } = useTranslations();
  return (
    <Strip>
      <Stack gap="xs">
        <Text size="sm" tone="primary" weight="semibold">
          {home.eyebrow()}
        </Text>
        <Heading as="h2" size="lg">
          {home.heading()}
        </Heading>
      </Stack>
      <img src="/media/home/welcome.svg" alt="" width={1200} height={800} loading="lazy" />
    </Strip>
  );
}

function Offer() {
  const { home } = useTranslations();
  const formats = useFormats();
  return (
    <>
      <Stack gap="sm">
        <Text weight="semibold">{home.offer()}</Text>
        <Inline as="ul">
          {Object.entries(STARTING_TOKENS).map(([token, amount]) => (
            <Pill as="li" key={token}>
              {formats.token(amount, token)}
            </Pill>
          ))}
        </Inline>
        <Note>{home.offerNote()}</Note>
      </Stack>
      <Inline gap="md">
        <LinkButton href="/signup" size="lg">
          {home.signUp()}
        </LinkButton>
        <LinkButton href="/login" size="lg" variant="secondary">
          {home.signIn()}
        </LinkButton>
        <TextLink href="/rwa-assets">{home.explore()}</TextLink>
      </Inline>
    </>
  );
}
