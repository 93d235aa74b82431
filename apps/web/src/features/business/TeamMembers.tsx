import type { TeamMember } from '@gli/sdk';
import { useListTeamMembers } from '@gli/sdk/react';
import {
  Badge,
  Card,
  Heading,
  Inline,
  Note,
  Stack,
  Text,
  Thumbnail,
  translate,
  VisuallyHidden,
} from '@gli/ui';
import { Code, Globe, Mail, UserRound } from '@gli/ui/icons';
import { safeLink } from '@/data';
import { useFormats, useTranslations } from '@/i18n';
import { BusinessList } from './BusinessList.tsx';
import { Round } from './TeamMembers.styles.ts';

export function TeamMembers() {
  const t = useTranslations();
  const members = useListTeamMembers();
  return (
    <BusinessList query={members} title={t.business.people()} count={6}>
      {(member) => <Member member={member} />}
    </BusinessList>
  );
}

function Member({ member }: { member: TeamMember }) {
  const t = useTranslations();
  const formats = useFormats();
  return (
    <Card as="article" id={member.slug} gap="md">
      <Inline gap="md" nowrap="normalText">
        <Thumbnail
          size="xl"
          round
          src={member.photo.url}
          alt={member.photo.alt}
          width={80}
          height={80}
          loading="lazy"
        />
        <Stack gap="xs">
          <Heading as="h4" size="sm">
            {member.name}
          </Heading>
          <Note>{member.title}</Note>
          <Text size="xs" tone="muted">
            {`${translate(t.business.departments, member.department)()} · ${t.business.joinedOn({ month: formats.month(member.joined_on) })}`}
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
    </Card>
  );
}

const linkIcons: Readonly<Record<string, typeof Globe>> = {
  website: Globe,
  linkedin: UserRound,
  github: Code,
  email: Mail,
};

/** Contact links. Web links open in a new tab, email addresses in the mail app. */
function MemberLinks({ name, links }: { name: string; links: TeamMember['links'] }) {
  const t = useTranslations();
  const safe = links.filter(({ url }) => safeLink(url) !== undefined);
  if (safe.length === 0) return null;
  return (
    <Inline>
      {safe.map(({ kind, url }) => {
        const Icon = linkIcons[kind] ?? Globe;
        const label = t.business.linkLabel({ name, kind: translate(t.business.linkKinds, kind)() });
        const isMail = url.startsWith('mailto:');
        return (
          <Round
            key={url}
            href={url}
            title={label}
            {...(!isMail && { target: '_blank', rel: 'noopener noreferrer' })}
          >
            <Icon aria-hidden />
            <VisuallyHidden>{isMail ? label : `${label} (${t.common.opensInNewTab()})`}</VisuallyHidden>
          </Round>
        );
      })}
    </Inline>
  );
}
