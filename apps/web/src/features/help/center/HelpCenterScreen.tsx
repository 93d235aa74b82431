import { Container, PageHeader, Section, Stack, Text } from '@gli/ui';
import { useTranslations } from '@/i18n';
import { DemoLinks } from '../../demos/index.ts';
import { GuideEntries } from '../guides/GuideEntries.tsx';
import { ContactSection } from './ContactSection.tsx';
import { FaqSection } from './FaqSection.tsx';
import { ServicesSection } from './ServicesSection.tsx';

/** Help center with FAQ, guides, contact form and services. Spec §1, §9 Help FAQ categories */
export default function HelpCenterScreen() {
  const t = useTranslations();
  return (
    <Container gap="2xl">
      <PageHeader title={t.places['help-center']()} lead={t.helpCenter.lead()} />
      <Section title={t.helpCenter.faqTitle()} anchor="faq">
        <FaqSection />
      </Section>
      <Section title={t.helpCenter.guidesTitle()} anchor="guides">
        <GuideEntries />
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
          <DemoLinks />
        </Stack>
      </Section>
    </Container>
  );
}
