import { listBusinessContentQuery, listProjectFeaturesQuery } from '@gli/sdk/react';
import {
  Container,
  Expandable,
  HeadingRank,
  Inline,
  PageHeader,
  Pill,
  SectionErrorBoundary,
  Stack,
  Text,
} from '@gli/ui';
import { useEffect } from 'react';
import {
  BUSINESS_PATH,
  businessSections,
  expandSection,
  type Prefetch,
  parseSectionHash,
  scrollToSection,
  useSectionLinks,
} from '@/data';
import { useTranslations } from '@/i18n';
import { Chapter } from './business.styles.ts';
import { ChapterLead } from './ChapterLead.tsx';
import { ContentEntries } from './ContentEntries.tsx';
import { ProjectFeatures } from './ProjectFeatures.tsx';
import { Roadmap } from './Roadmap.tsx';
import { StrategyPhases } from './StrategyPhases.tsx';
import { TeamMembers } from './TeamMembers.tsx';
import { TokenEcosystems } from './TokenEcosystems.tsx';

/** Data of each chapter, shown below its text. */
const facts = {
  background: <ProjectFeatures />,
  team: <TeamMembers />,
  strategy: <StrategyPhases />,
  roadmap: <Roadmap />,
  tokens: <TokenEcosystems />,
};

/**
 * Business introduction: five chapters, each with a picture, a sentence and a figure, and the rest in details. Spec §1,
 * §7 Information pages
 */
export default function BusinessScreen() {
  const t = useTranslations();
  useUrlSection();
  return (
    <Container gap="lg">
      <Stack gap="lg">
        <PageHeader title={t.places.business()} lead={t.business.lead()} />
        <SectionLinks />
      </Stack>
      <Stack gap="lg">
        {businessSections.map((name) => (
          <Chapter key={name} as="section" padding="none" id={name} aria-labelledby={`${name}-title`}>
            <HeadingRank value="h3">
              <SectionErrorBoundary>
                <ChapterLead section={name} titleId={`${name}-title`} />
                <Expandable summary={t.business.inDetail({ section: t.business.sections[name]() })}>
                  <Stack gap="xl">
                    <ContentEntries section={name} />
                    {facts[name]}
                  </Stack>
                </Expandable>
              </SectionErrorBoundary>
            </HeadingRank>
          </Chapter>
        ))}
      </Stack>
    </Container>
  );
}

export const prefetch: Prefetch = ({ load, client }) => {
  load(listBusinessContentQuery(client));
  load(listProjectFeaturesQuery(client));
};

let isFirstVisit = true;

/** Expands the section in the URL's hash, and scrolls to it if the page is opened from outside the app. */
function useUrlSection(): void {
  useEffect(() => {
    const section = parseSectionHash(window.location.hash);
    if (section) expandSection(section);
    // On later visits, the link or the Back button has already set the scroll position.
    if (!isFirstVisit) return;
    isFirstVisit = false;
    if (section) scrollToSection(section);
  }, []);
}

/** Shareable links to the numbered sections (1 background … 5 tokens). Spec §2 Shell */
function SectionLinks() {
  const t = useTranslations();
  const goTo = useSectionLinks();
  return (
    <nav aria-label={t.business.contents()}>
      <Inline as="ol" css={{ '@mobile': { gap: '$1' } }}>
        {businessSections.map((name, index) => (
          <li key={name}>
            <Pill
              as="a"
              interactive
              css={{ '@mobile': { paddingInline: '$3', gap: '$1' } }}
              href={`${BUSINESS_PATH}#${name}`}
              onClick={(event) => {
                if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
                event.preventDefault();
                goTo(name);
              }}
            >
              <Text as="span" tone="primary">
                {index + 1}
              </Text>
              <span>{t.business.sections[name]()}</span>
            </Pill>
          </li>
        ))}
      </Inline>
    </nav>
  );
}
