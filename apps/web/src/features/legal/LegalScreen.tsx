import { Container, Heading, Note, Notice, PageHeader, Split, Stack, Text, TextLink } from '@gli/ui';
import { useLocation } from 'wouter';
import { useNetworkName } from '@/data';
import { useFormats, useTranslations } from '@/i18n';
import { findRoute } from '../../routes.ts';
import { Contents, columns, Passages } from './LegalScreen.styles.ts';

/** Effective date of the legal texts. Update it whenever they change. */
const EFFECTIVE_ON = '2026-11-26';

/** Terms of use, privacy policy, risk disclosure or accessibility statement, depending on the URL. Decision 8 */
export default function LegalScreen() {
  const t = useTranslations();
  const [path] = useLocation();
  const { title, lead, sections } = useDocument(findRoute(path)?.route.name ?? '');
  const formats = useFormats();
  const network = useNetworkName();
  const isStatement = path === '/accessibility';
  return (
    <Container gap="lg">
      <PageHeader title={title} lead={lead} />
      <Stack css={{ maxWidth: '$prose' }}>
        <Note>{t.legal.effectiveFrom({ day: formats.day(EFFECTIVE_ON) })}</Note>
        {/* The accessibility statement is not a sample, because it describes the actual platform. */}
        {isStatement ? null : <Notice kind="info">{t.legal.sample()}</Notice>}
      </Stack>
      <Split from="bp2" align="stretch" css={columns}>
        <nav aria-label={t.legal.contents()}>
          <Contents>
            {sections.map(({ key, title: name }) => (
              <li key={key}>
                <a href={`#${key}`}>{name()}</a>
              </li>
            ))}
          </Contents>
        </nav>
        <Passages>
          {sections.map(({ key, title: name, text }) => (
            <Stack
              as="section"
              gap="xs"
              key={key}
              id={key}
              tabIndex={-1}
              aria-labelledby={`${key}-title`}
              // Keeps the title clear of the header.
              css={{ scrollMarginTop: '6rem' }}
            >
              <Heading as="h2" size="md" id={`${key}-title`}>
                {name()}
              </Heading>
              <Text>{text({ network })}</Text>
            </Stack>
          ))}
          {isStatement ? <TextLink href="/help-center">{t.legal.toHelp()}</TextLink> : null}
        </Passages>
      </Split>
    </Container>
  );
}

type Words = { title: () => string; text: (values: { network: string }) => string };

const buildDocument = <Key extends string>(
  title: () => string,
  words: Record<Key, Words> & { lead: () => string },
  keys: readonly Key[],
): { title: string; lead: string; sections: (Words & { key: Key })[] } => ({
  title: title(),
  lead: words.lead(),
  sections: keys.map((key) => ({ key, ...words[key] })),
});

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
