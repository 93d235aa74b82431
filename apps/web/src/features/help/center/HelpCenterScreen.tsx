import { Container, Disclosure, Note, PageHeader, Section, Stack } from '@gli/ui';
import { useBuildVersion } from '@/data';
import { useTranslations } from '@/i18n';
import { DemoLinks } from '../../demos/index.ts';
import { GuideEntries } from '../guides/GuideEntries.tsx';
import { ContactSection } from './ContactSection.tsx';
import { FaqSection } from './FaqSection.tsx';
import { ServicesSection } from './ServicesSection.tsx';

/** Help center with FAQ, guides, contact form and services. Spec §1, §9 Help FAQ categories */
export default function HelpCenterScreen() {
  const t = useTranslations();
  const version = useBuildVersion();
  return (
    <Container gap="xl">
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
      {version && !version.isRunning ? (
        <Note>{t.helpCenter.olderVersion({ latest: version.text })}</Note>
      ) : null}
      <Disclosure summary={t.helpCenter.developers()}>
        <Stack gap="sm">
          {version?.isRunning ? <Note>{`${t.helpCenter.version()} ${version.text}`}</Note> : null}
          <DemoLinks />
        </Stack>
      </Disclosure>
    </Container>
  );
}
