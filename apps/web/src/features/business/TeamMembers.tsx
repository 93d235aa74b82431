import type { TeamMember } from '@gli/sdk';
import { useListTeamMembers } from '@gli/sdk/react';
import { Badge } from '../../design/display/Badge.tsx';
import { Card } from '../../design/display/Card.tsx';
import { Grid, Inline, Stack } from '../../design/display/Layout.tsx';
import { Heading, Text } from '../../design/display/Text.tsx';
import { styled } from '../../design/stitches.config.ts';
import { useFormats } from '../../i18n/format.ts';
import { translate, useTranslations } from '../../i18n/translations.ts';
import { LoadFailure } from '../../shared/LoadFailure.tsx';
import { LoadingCards } from '../../shared/LoadingCards.tsx';
import { MemberLinks } from './MemberLinks.tsx';

const Photo = styled('img', {
  width: '5rem',
  height: '5rem',
  flexShrink: 0,
  borderRadius: '$round',
  objectFit: 'cover',
  background: '$surfaceSunken',
});
const Frame = styled(Card, { display: 'flex', flexDirection: 'column' });

/** The people of the team: what they do, what they did before, how to reach them. */
export function TeamMembers() {
  const t = useTranslations();
  const members = useListTeamMembers();
  if (members.isPending) return <LoadingCards count={6} />;
  if (members.isError) return <LoadFailure query={members} />;
  if (members.data.length === 0) return null;
  return (
    <Stack gap="md">
      <Heading as="h3" size="md">
        {t.business.people()}
      </Heading>
      <Grid>
        {members.data.map((member) => (
          <Member key={member.id} member={member} />
        ))}
      </Grid>
    </Stack>
  );
}

function Member({ member }: { member: TeamMember }) {
  const t = useTranslations();
  const formats = useFormats();
  return (
    <Frame as="article" id={member.slug}>
      <Stack gap="md">
        <Inline gap="md" nowrap>
          <Photo src={member.photo.url} alt={member.photo.alt} width={80} height={80} loading="lazy" />
          <Stack gap="xs">
            <Heading as="h4" size="sm">
              {member.name}
            </Heading>
            <Text size="sm" tone="muted">
              {member.title}
            </Text>
            <Text size="xs" tone="muted">
              {translate(t.business.departments, member.department)()} ·{' '}
              {t.business.joinedOn({ month: formats.month(member.joined_on) })}
            </Text>
          </Stack>
        </Inline>
        <Text size="sm">{member.bio}</Text>
        <Inline>
          {member.expertise.map((field) => (
            <Badge key={field}>{field}</Badge>
          ))}
        </Inline>
        <MemberLinks name={member.name} links={member.links} />
      </Stack>
    </Frame>
  );
}
