import { listProjectFeaturesQuery, useListProjectFeatures } from '@gli/sdk/react';
import { LinkButton } from '../../../design/controls/LinkButton.tsx';
import { Card, CardLink } from '../../../design/display/Card.tsx';
import { Container, Grid, Inline, Stack } from '../../../design/display/Layout.tsx';
import { Text } from '../../../design/display/Text.tsx';
import { styled } from '../../../design/stitches.config.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import type { Prefetch } from '../../../shared/loading/prefetch.ts';
import { LoadFailure } from '../../../shared/page/LoadFailure.tsx';
import { LoadingCards } from '../../../shared/page/LoadingCards.tsx';
import { Subheading } from '../../../shared/page/Note.tsx';
import { PageHead } from '../../../shared/page/PageHead.tsx';
import { Section } from '../../../shared/page/Section.tsx';
import { GuideEntries } from '../guides/GuideEntries.tsx';
import { ContactSection } from './ContactSection.tsx';
import { FaqSection } from './FaqSection.tsx';

const demos = [
  'design-tokens',
  'styled-system',
  'token-test',
  'accessibility-demo',
  'animation-demo',
] as const;

/** Help center: frequent questions, guides, contact, services. Spec §1, §9 Help FAQ categories */
export default function HelpCenterScreen() {
  const t = useTranslations();
  return (
    <Container>
      <Stack gap="2xl">
        <PageHead title={t.places['help-center']()} lead={t.helpCenter.lead()} />
        <Section title={t.helpCenter.faqTitle()} anchor="faq">
          <FaqSection />
        </Section>
        <Section title={t.helpCenter.guidesTitle()} anchor="guides">
          <GuideEntries headingAs="h3" layout="cards" />
        </Section>
        <Section title={t.helpCenter.contactTitle()} anchor="contact">
          <ContactSection />
        </Section>
        <Section title={t.helpCenter.features()} anchor="services">
          <ServicesSection />
        </Section>
        <Section title={t.helpCenter.demosTitle()} anchor="demos">
          <Stack gap="sm">
            <Text tone="muted">{t.helpCenter.demosText()}</Text>
            <Inline>
              {demos.map((name) => (
                <LinkButton key={name} href={`/${name}`} variant="secondary" size="sm">
                  {t.places[name]()}
                </LinkButton>
              ))}
            </Inline>
          </Stack>
        </Section>
      </Stack>
    </Container>
  );
}

export const prefetch: Prefetch = ({ load, client }) => {
  load(listProjectFeaturesQuery(client));
};

const Highlights = styled('ul', {
  listStyle: 'disc',
  paddingLeft: '$5',
  fontSize: '$sm',
  color: '$textMuted',
});

/** The features of the platform, with links to them. */
function ServicesSection() {
  const features = useListProjectFeatures();
  if (features.isPending) return <LoadingCards count={6} />;
  if (!features.data) return <LoadFailure query={features} />;
  return (
    <Grid>
      {features.data.map(({ id, title, description, highlights, app_path: path }) => (
        <Card key={id} as="article" interactive={path !== null}>
          <Stack gap="sm">
            <Subheading>{path === null ? title : <CardLink href={path}>{title}</CardLink>}</Subheading>
            <Text size="sm">{description}</Text>
            <Highlights>
              {highlights.map((highlight) => (
                <li key={highlight}>{highlight}</li>
              ))}
            </Highlights>
          </Stack>
        </Card>
      ))}
    </Grid>
  );
}
