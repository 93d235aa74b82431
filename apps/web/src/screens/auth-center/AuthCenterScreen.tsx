import {
  useGetKycStatusQueryOptions,
  useListBusinessContentBySection,
  useListBusinessContentBySectionQueryOptions,
} from '@gli/sdk/react';
import { Container, Grid, Stack } from '../../design/Layout.tsx';
import { Text } from '../../design/Text.tsx';
import { useWords } from '../../i18n/words.ts';
import { LoadFailure } from '../../parts/LoadFailure.tsx';
import { LoadingCards } from '../../parts/LoadingCards.tsx';
import { PageHead } from '../../parts/PageHead.tsx';
import { Section } from '../../parts/Section.tsx';
import { useMember } from '../../parts/use-member.ts';
import { usePrefetch } from '../../parts/use-prefetch.ts';
import { GradeCard } from './GradeCard.tsx';
import { KycProgress } from './KycProgress.tsx';

/** Authentication center: how far the member's identity is verified, and what each grade takes and gives. Spec §1, §6 */
export default function AuthCenterScreen() {
  const words = useWords();
  const member = useMember();
  return (
    <Container>
      <Stack gap="xl">
        <PageHead title={words.places.auth()} lead={words.authCenter.lead()} />
        {member ? <KycProgress memberId={member.id} /> : null}
        <Section title={words.authCenter.grades()}>
          <Grades />
        </Section>
      </Stack>
    </Container>
  );
}

function Grades() {
  const entries = useListBusinessContentBySection({ section: 'grades' });
  if (entries.isPending) return <LoadingCards count={3} />;
  if (entries.isError) return <LoadFailure query={entries} />;
  return (
    <Stack>
      <Grid>
        {entries.data.flatMap(({ grades }) =>
          (grades ?? []).map((grade) => <GradeCard key={grade.grade} grade={grade} />),
        )}
      </Grid>
      {entries.data
        .flatMap(({ body }) => body)
        .map(({ text }) =>
          text ? (
            <Text key={text} size="sm" tone="muted">
              {text}
            </Text>
          ) : null,
        )}
    </Stack>
  );
}

export function Prefetch() {
  const member = useMember();
  usePrefetch(useListBusinessContentBySectionQueryOptions({ section: 'grades' }));
  return member ? <PrefetchKyc memberId={member.id} /> : null;
}

function PrefetchKyc({ memberId }: { memberId: string }) {
  usePrefetch(useGetKycStatusQueryOptions(memberId));
  return null;
}
