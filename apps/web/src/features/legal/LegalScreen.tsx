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

type Passage = { title: () => string; text: () => string };

/** A page's title, its lead, and its passages in their order. */
const documentOf = <Key extends string>(
  title: () => string,
  words: Record<Key, Passage> & { lead: () => string },
  keys: readonly Key[],
): { title: string; lead: string; sections: Passage[] } => ({
  title: title(),
  lead: words.lead(),
  sections: keys.map((key) => words[key]),
});

/** The words of a page. */
function useDocument(route: string) {
  const t = useTranslations();
  switch (route) {
    case 'privacy':
      return documentOf(t.places.privacy, t.legal.privacy, [
        'collected',
        'purpose',
        'device',
        'visible',
        'retention',
        'rights',
      ]);
    case 'risk-disclosure':
      return documentOf(t.places['risk-disclosure'], t.legal.risks, [
        'principal',
        'yields',
        'liquidity',
        'prices',
        'technology',
        'judgement',
      ]);
    case 'accessibility':
      return documentOf(t.places.accessibility, t.legal.accessibility, [
        'goal',
        'done',
        'tested',
        'limits',
        'feedback',
      ]);
    default:
      return documentOf(t.places['terms-of-use'], t.legal.termsOfUse, [
        'service',
        'membership',
        'finality',
        'purchases',
        'conduct',
        'ending',
      ]);
  }
}
