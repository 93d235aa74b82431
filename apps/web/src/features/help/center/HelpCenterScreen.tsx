import { useListProjectFeaturesQueryOptions } from '@gli/sdk/react';
import { Link } from 'wouter';
import { LinkButton } from '../../../design/controls/LinkButton.tsx';
import { Container, Inline, Stack } from '../../../design/display/Layout.tsx';
import { Text } from '../../../design/display/Text.tsx';
import { useWords } from '../../../i18n/words.ts';
import { PageHead } from '../../../shared/PageHead.tsx';
import { Section } from '../../../shared/Section.tsx';
import { usePrefetch } from '../../../shared/use-prefetch.ts';
import { GuideEntries } from '../guides/GuideEntries.tsx';
import { ContactSection } from './ContactSection.tsx';
import { FaqSection } from './FaqSection.tsx';
import { ServicesSection } from './ServicesSection.tsx';

const demos = [
  'design-tokens',
  'styled-system',
  'token-test',
  'accessibility-demo',
  'animation-demo',
] as const;

/** Help center: frequent questions, guides, contact, services. Spec §1, §9 Help FAQ categories */
export default function HelpCenterScreen() {
  const words = useWords();
  return (
    <Container>
      <Stack gap="2xl">
        <PageHead title={words.places['help-center']()} lead={words.helpCenter.lead()} />
        <Section title={words.helpCenter.faqTitle()} anchor="faq">
          <FaqSection />
        </Section>
        <Section title={words.helpCenter.guidesTitle()} anchor="guides">
          <GuideEntries headingAs="h3" layout="cards" />
        </Section>
        <Section title={words.helpCenter.contactTitle()} anchor="contact">
          <ContactSection />
        </Section>
        <Section title={words.helpCenter.features()} anchor="services">
          <ServicesSection />
        </Section>
        <Section title={words.helpCenter.demosTitle()} anchor="demos">
          <Stack gap="sm">
            <Text tone="muted">{words.helpCenter.demosText()}</Text>
            <Inline>
              {demos.map((name) => (
                <Link key={name} href={`/${name}`} asChild>
                  <LinkButton variant="secondary" size="sm">
                    {words.places[name]()}
                  </LinkButton>
                </Link>
              ))}
            </Inline>
          </Stack>
        </Section>
      </Stack>
    </Container>
  );
}

export function Prefetch() {
  usePrefetch(useListProjectFeaturesQueryOptions());
  return null;
}
