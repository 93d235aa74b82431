import { useLocation } from 'wouter';
import { Container, Heading, Stack, Text, TextLink } from '@/design';
import { useTranslations } from '@/i18n';
import { Notice, PageHeader, useNetworkName } from '@/shared';
import { findRoute } from '../../routes.ts';

/** Terms of use, privacy policy, risk disclosure or accessibility statement, depending on the URL. Decision 8 */
export default function LegalScreen() {
  const t = useTranslations();
  const [path] = useLocation();
  const { title, lead, sections } = useDocument(findRoute(path)?.route.name ?? '');
  const network = useNetworkName();
  const isStatement = path === '/accessibility';
  return (
    <Container>
      <Stack gap="lg" css={{ maxWidth: '$prose' }}>
        <PageHeader title={title} lead={lead} />
        {/* The accessibility statement is not a sample, because it describes the actual platform. */}
        {isStatement ? null : <Notice kind="info">{t.legal.sample()}</Notice>}
        {sections.map((section) => (
          <Stack as="section" gap="xs" key={section.title()}>
            <Heading as="h2" size="md">
              {section.title()}
            </Heading>
            <Text>{section.text({ network })}</Text>
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

type Passage = { title: () => string; text: (values: { network: string }) => string };

/** Builds a page's title, lead and ordered passages. */
const buildDocument = <Key extends string>(
  title: () => string,
  words: Record<Key, Passage> & { lead: () => string },
  keys: readonly Key[],
): { title: string; lead: string; sections: Passage[] } => ({
  title: title(),
  lead: words.lead(),
  sections: keys.map((key) => words[key]),
});

/** Returns the texts of a page. */
function useDocument(route: string) {
  const t = useTranslations();
  switch (route) {
    case 'privacy':
      return buildDocument(t.places.privacy, t.legal.privacy, [
        'collected',
        'purpose',
        'device',
        'visible',
        'retention',
        'rights',
      ]);
    case 'risk-disclosure':
      return buildDocument(t.places['risk-disclosure'], t.legal.risks, [
        'principal',
        'yields',
        'liquidity',
        'prices',
        'technology',
        'judgement',
      ]);
    case 'accessibility':
      return buildDocument(t.places.accessibility, t.legal.accessibility, [
        'goal',
        'done',
        'tested',
        'limits',
        'feedback',
      ]);
    default:
      return buildDocument(t.places['terms-of-use'], t.legal.termsOfUse, [
        'service',
        'membership',
        'finality',
        'purchases',
        'conduct',
        'ending',
      ]);
  }
}
