import { useLocation } from 'wouter';
import { Container, Stack } from '../../design/display/Layout.tsx';
import { Heading, Text, TextLink } from '../../design/display/Text.tsx';
import { useTranslations } from '../../i18n/translations.ts';
import { routeOf } from '../../routes.ts';
import { Notice } from '../../shared/forms/Notice.tsx';
import { PageHead } from '../../shared/page/PageHead.tsx';

/** The text of the address: terms of use, privacy policy, risk disclosure or accessibility statement. Decision 8 */
export default function LegalScreen() {
  const t = useTranslations();
  const [path] = useLocation();
  const { title, lead, sections } = useDocument(routeOf(path)?.route.name ?? '');
  const isStatement = path === '/accessibility';
  return (
    <Container>
      <Stack gap="lg" css={{ maxWidth: '$prose' }}>
        <PageHead title={title} lead={lead} />
        {/* The statement is no sample: it tells how the platform is. */}
        {isStatement ? null : <Notice kind="info">{t.legal.sample()}</Notice>}
        {sections.map((section) => (
          <Stack as="section" gap="xs" key={section.title()}>
            <Heading as="h2" size="md">
              {section.title()}
            </Heading>
            <Text>{section.text()}</Text>
          </Stack>
        ))}
        {isStatement ? (
          <div>
            <TextLink href="/help-center">{t.legal.toHelp()}</TextLink>
          </div>
        ) : null}
      </Stack>
    </Container>
  );
}

function useDocument(route: string) {
  const { legal, places } = useTranslations();
  switch (route) {
    case 'privacy': {
      const { lead, collected, purpose, device, visible, retention, rights } = legal.privacy;
      const sections = [collected, purpose, device, visible, retention, rights];
      return { title: places.privacy(), lead: lead(), sections };
    }
    case 'risk-disclosure': {
      const { lead, principal, yields, liquidity, prices, technology, judgement } = legal.risks;
      const sections = [principal, yields, liquidity, prices, technology, judgement];
      return { title: places['risk-disclosure'](), lead: lead(), sections };
    }
    case 'accessibility': {
      const { lead, goal, done, tested, limits, feedback } = legal.accessibility;
      return {
        title: places.accessibility(),
        lead: lead(),
        sections: [goal, done, tested, limits, feedback],
      };
    }
    default: {
      const { lead, service, membership, finality, purchases, conduct, ending } = legal.termsOfUse;
      const sections = [service, membership, finality, purchases, conduct, ending];
      return { title: places['terms-of-use'](), lead: lead(), sections };
    }
  }
}
