import { useGetProfile } from '@gli/sdk/react';
import { maskEmail, maskPhone, maskWalletAddress } from '@gli/validation';
import { Link } from 'wouter';
import { Badge } from '../../design/Badge.tsx';
import { Card } from '../../design/Card.tsx';
import { DescriptionList } from '../../design/DescriptionList.tsx';
import { Inline, Stack } from '../../design/Layout.tsx';
import { LinkButton } from '../../design/LinkButton.tsx';
import { styled } from '../../design/stitches.config.ts';
import { Heading, Text } from '../../design/Text.tsx';
import { useFormats } from '../../i18n/format.ts';
import { useWords, wordFor } from '../../i18n/words.ts';
import { LoadFailure } from '../../parts/LoadFailure.tsx';
import { LoadingCards } from '../../parts/LoadingCards.tsx';

const Avatar = styled('img', {
  width: '4.5rem',
  height: '4.5rem',
  flexShrink: 0,
  borderRadius: '$round',
  objectFit: 'cover',
  background: '$surfaceSunken',
});

/** The member's own profile; e-mail, phone and wallet are masked, for whoever looks over a shoulder. Spec §3 My Page profile */
export function ProfileTab() {
  const words = useWords();
  const formats = useFormats();
  const profile = useGetProfile();
  if (profile.isPending) return <LoadingCards count={1} min="lg" />;
  if (profile.isError) return <LoadFailure query={profile} />;
  const { data: member } = profile;
  const none = words.mypage.none();
  return (
    <Card>
      <Stack gap="lg">
        <Inline justify="between" gap="md">
          <Inline gap="md">
            {member.avatar_url ? <Avatar src={member.avatar_url} alt="" width={72} height={72} /> : null}
            <Stack gap="xs" align="start">
              <Heading as="h2" size="md">
                {member.name}
              </Heading>
              <Badge tone="accent">{wordFor(words.mypage.grades, member.grade)()}</Badge>
            </Stack>
          </Inline>
          <Link href="/profile-edit" asChild>
            <LinkButton variant="secondary">{words.places['profile-edit']()}</LinkButton>
          </Link>
        </Inline>
        {member.bio ? <Text prose>{member.bio}</Text> : null}
        <DescriptionList
          items={[
            { term: words.mypage.email(), description: maskEmail(member.email) },
            { term: words.mypage.phone(), description: member.phone ? maskPhone(member.phone) : none },
            {
              term: words.mypage.wallet(),
              description: member.wallet_address ? maskWalletAddress(member.wallet_address) : none,
            },
            { term: words.mypage.joined(), description: formats.day(member.joined_at) },
            { term: words.mypage.lastLogin(), description: formats.day(member.last_login_at) },
            {
              term: words.mypage.verified(),
              description: formats.percent(member.kyc.progress_percent, 0),
            },
          ]}
        />
      </Stack>
    </Card>
  );
}
