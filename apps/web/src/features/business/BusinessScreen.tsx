import {
  useListBusinessContentBySectionQueryOptions,
  useListProjectFeaturesQueryOptions,
} from '@gli/sdk/react';
import { Container, Stack } from '../../design/display/Layout.tsx';
import { styled } from '../../design/stitches.config.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { businessSections } from '../../shared/business/business-sections.ts';
import { PageHead } from '../../shared/PageHead.tsx';
import { Section } from '../../shared/Section.tsx';
import { usePrefetch } from '../../shared/use-prefetch.ts';
import { ContentEntries } from './ContentEntries.tsx';
import { ProjectFeatures } from './ProjectFeatures.tsx';
import { Roadmap } from './roadmap/Roadmap.tsx';
import { SectionLinks } from './SectionLinks.tsx';
import { StrategyPhases } from './StrategyPhases.tsx';
import { TeamMembers } from './TeamMembers.tsx';
import { TokenEcosystems } from './tokens/TokenEcosystems.tsx';

/** What stands in each section beside its text. */
const facts = {
  background: <ProjectFeatures />,
  team: <TeamMembers />,
  strategy: <StrategyPhases />,
  roadmap: <Roadmap />,
  tokens: <TokenEcosystems />,
};

// For an address that is changed by hand: the header must not cover the section. The sidebar leaves the room of spec §9.
const Sections = styled(Stack, { '& > section': { scrollMarginTop: '6rem' } });

/** Business introduction: what the platform says about each section, and the facts of it. Spec §1, §7 Information pages */
export default function BusinessScreen() {
  const t = useTranslations();
  return (
    <Container>
      <Stack gap="xl">
        <Stack gap="lg">
          <PageHead title={t.places.business()} lead={t.business.lead()} />
          <SectionLinks />
        </Stack>
        <Sections gap="2xl">
          {businessSections.map((name) => (
            <Section key={name} anchor={name} title={t.business.sections[name]()}>
              <Stack gap="xl">
                <ContentEntries section={name} />
                {facts[name]}
              </Stack>
            </Section>
          ))}
        </Sections>
      </Stack>
    </Container>
  );
}

export function Prefetch() {
  usePrefetch(useListBusinessContentBySectionQueryOptions({ section: 'background' }));
  usePrefetch(useListProjectFeaturesQueryOptions());
  return null;
}
