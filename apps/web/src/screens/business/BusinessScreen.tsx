import {
  useListBusinessContentBySectionQueryOptions,
  useListProjectFeaturesQueryOptions,
} from '@gli/sdk/react';
import { Container, Stack } from '../../design/Layout.tsx';
import { useWords } from '../../i18n/words.ts';
import { PageHead } from '../../parts/PageHead.tsx';
import { Section } from '../../parts/Section.tsx';
import { usePrefetch } from '../../parts/use-prefetch.ts';
import { ContentEntries } from './ContentEntries.tsx';
import { ProjectFeatures } from './ProjectFeatures.tsx';
import { StrategyPhases } from './StrategyPhases.tsx';
import { TeamMembers } from './TeamMembers.tsx';
import { Timelines } from './Timelines.tsx';
import { TokenEcosystems } from './TokenEcosystems.tsx';

/** The five sections of spec §1, in the order of the sidebar; each name is also the section's anchor. */
const sections = [
  { name: 'background', facts: <ProjectFeatures /> },
  { name: 'team', facts: <TeamMembers /> },
  { name: 'strategy', facts: <StrategyPhases /> },
  { name: 'roadmap', facts: <Timelines /> },
  { name: 'tokens', facts: <TokenEcosystems /> },
] as const;

/** Business introduction: what the platform says about each section, and the facts of it. Spec §1, §7 Information pages */
export default function BusinessScreen() {
  const words = useWords();
  return (
    <Container>
      <Stack gap="2xl">
        <PageHead title={words.places.business()} lead={words.business.lead()} />
        {sections.map(({ name, facts }) => (
          <Section key={name} anchor={name} title={words.business.sections[name]()}>
            <Stack gap="lg">
              <ContentEntries section={name} />
              {facts}
            </Stack>
          </Section>
        ))}
      </Stack>
    </Container>
  );
}

export function Prefetch() {
  usePrefetch(useListBusinessContentBySectionQueryOptions({ section: 'background' }));
  usePrefetch(useListProjectFeaturesQueryOptions());
  return null;
}
