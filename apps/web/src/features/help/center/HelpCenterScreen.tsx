import { Suspense } from 'react';
import { LinkButton } from '../../../design/controls/LinkButton.tsx';
import { Container, Inline, Stack } from '../../../design/display/Layout.tsx';
import { Text } from '../../../design/display/Text.tsx';
import { useTranslations } from '../../../i18n/translations.ts';
import { Data } from '../../../shared/data/Data.tsx';
import { later } from '../../../shared/loading/later.tsx';
import { LoadingCards } from '../../../shared/page/LoadingCards.tsx';
import { PageHead } from '../../../shared/page/PageHead.tsx';
import { Section } from '../../../shared/page/Section.tsx';
import { GuideEntries } from '../guides/GuideEntries.tsx';
import { ContactSection } from './ContactSection.tsx';
import { FaqSection } from './FaqSection.tsx';

const Services = later(
  async () => (await import('./ServicesSection.tsx')).ServicesSection,
  <LoadingCards count={6} />,
);

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
          <Suspense fallback={<LoadingCards count={6} />}>
            <Data>
              <Services />
            </Data>
          </Suspense>
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
