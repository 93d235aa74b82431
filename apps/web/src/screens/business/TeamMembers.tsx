import { useListTeamMembers } from '@gli/sdk/react';
import { Badge } from '../../design/Badge.tsx';
import { Card } from '../../design/Card.tsx';
import { Grid, Inline, Stack } from '../../design/Layout.tsx';
import { styled } from '../../design/stitches.config.ts';
import { Heading, Text } from '../../design/Text.tsx';
import { LoadFailure } from '../../parts/LoadFailure.tsx';
import { LoadingCards } from '../../parts/LoadingCards.tsx';

const Photo = styled('img', {
  width: '4rem',
  height: '4rem',
  flexShrink: 0,
  borderRadius: '$round',
  objectFit: 'cover',
  background: '$surfaceSunken',
});

/** The people of the team. */
export function TeamMembers() {
  const members = useListTeamMembers();
  if (members.isPending) return <LoadingCards count={6} />;
  if (members.isError) return <LoadFailure query={members} />;
  return (
    <Grid>
      {members.data.map((member) => (
        <Card key={member.id} as="article">
          <Stack>
            <Inline gap="md" nowrap>
              <Photo src={member.photo.url} alt={member.photo.alt} width={64} height={64} loading="lazy" />
              <Stack gap="none">
                <Heading as="h3" size="sm">
                  {member.name}
                </Heading>
                <Text size="sm" tone="muted">
                  {member.title}
                </Text>
              </Stack>
            </Inline>
            <Text size="sm">{member.bio}</Text>
            <Inline>
              {member.expertise.map((field) => (
                <Badge key={field}>{field}</Badge>
              ))}
            </Inline>
          </Stack>
        </Card>
      ))}
    </Grid>
  );
}
