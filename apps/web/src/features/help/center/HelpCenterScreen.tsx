import { Container, Disclosure, Note, PageHeader, QueryContainer, Section, Split, Stack } from '@gli/ui';
import { useBuildVersion } from '@/data';
import { useTranslations } from '@/i18n';
import { DemoLinks } from '../../demos/index.ts';
import { GuideEntries } from '../guides/GuideEntries.tsx';
import { ContactSection } from './ContactSection.tsx';
import { FaqSection } from './FaqSection.tsx';
import { ServicesSection } from './ServicesSection.tsx';

/** Wider column for the questions and the form than for the lists of links. */
const columns = { '--columns': 'minmax(0, 1.2fr) minmax(0, 1fr)' };

/** Help center with FAQ, guides, contact form and services. Spec §1, §9 Help FAQ categories */
export default function HelpCenterScreen() {
  const t = useTranslations();
  const version = useBuildVersion();
  return (
    <Container gap="lg">
      <PageHeader title={t.places['help-center']()} lead={t.helpCenter.lead()} />
      <QueryContainer>
        <Split from="container" gap="page" css={columns}>
          <Section title={t.helpCenter.faqTitle()} anchor="faq">
            <FaqSection />
          </Section>
          <Section title={t.helpCenter.guidesTitle()} anchor="guides">
            <GuideEntries />
          </Section>
          <Section title={t.helpCenter.contactTitle()} lead={t.helpCenter.contactText()} anchor="contact">
            <ContactSection />
          </Section>
          <Section title={t.helpCenter.features()} anchor="services">
            <ServicesSection />
          </Section>
        </Split>
      </QueryContainer>
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
