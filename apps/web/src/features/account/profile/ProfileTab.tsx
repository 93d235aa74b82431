import type { User } from '@gli/sdk';
import { useGetProfile } from '@gli/sdk/react';
import { maskWalletAddress } from '@gli/validation';
import { useWalletState } from '@gli/wallet/react';
import { LinkButton } from '../../../design/controls/LinkButton.tsx';
import { Badge } from '../../../design/display/Badge.tsx';
import { Card } from '../../../design/display/Card.tsx';
import { DescriptionList } from '../../../design/display/DescriptionList.tsx';
import { Inline, Stack } from '../../../design/display/Layout.tsx';
import { Heading, Text, TextLink } from '../../../design/display/Text.tsx';
import { LoadingRegion, Skeleton } from '../../../design/feedback/Skeleton.tsx';
import { styled } from '../../../design/stitches.config.ts';
import { useFormats } from '../../../i18n/format.ts';
import { translate, useTranslations } from '../../../i18n/translations.ts';
import { MemberPicture } from '../../../shared/member/MemberPicture.tsx';
import { LoadFailure } from '../../../shared/page/LoadFailure.tsx';
import { LoginSessions } from '../security/LoginSessions.tsx';
import { MemberPhone } from './MemberPhone.tsx';

// Labels stay near their values.
const Facts = styled('div', { maxWidth: '34rem' });

/** The member's own profile and login sessions. Spec §3 My Page profile */
export function ProfileTab() {
  const t = useTranslations();
  const profile = useGetProfile();
  return (
    <Stack gap="xl">
      {profile.data ? (
        <ProfileCard member={profile.data} />
      ) : profile.isPending ? (
        <ProfileSkeleton />
      ) : (
        <LoadFailure query={profile} title={t.errors.profileLoad()} />
      )}
      <LoginSessions />
    </Stack>
  );
}

/** E-mail and phone are the member's own, so in full; the wallet is shown as wallets show it. */
function ProfileCard({ member }: { member: User }) {
  const t = useTranslations();
  const formats = useFormats();
  const wallet = useWalletState();
  const none = t.mypage.none();
  const verified = formats.percent(member.kyc.progress_percent, 0);
  return (
    <Card>
      <Stack gap="lg">
        <Inline justify="between" gap="md">
          <Inline gap="md">
            <MemberPicture name={member.name} url={member.avatar_url} />
            <Stack gap="xs" align="start">
              <Heading as="h2" size="md">
                {member.name}
              </Heading>
              <Badge tone="accent">{translate(t.mypage.grades, member.grade)()}</Badge>
            </Stack>
          </Inline>
          <LinkButton href="/profile-edit" variant="secondary">
            {t.places['profile-edit']()}
          </LinkButton>
        </Inline>
        {member.bio ? <Text prose>{member.bio}</Text> : null}
        <Facts>
          <DescriptionList
            items={[
              { term: t.mypage.email(), description: member.email ?? none },
              { term: t.mypage.phone(), description: <MemberPhone member={member} /> },
              {
                term: t.mypage.wallet(),
                description: member.wallet_address
                  ? maskWalletAddress(member.wallet_address)
                  : wallet.status === 'connected'
                    ? none
                    : t.errors.connectWallet(),
              },
              { term: t.mypage.joined(), description: formats.day(member.joined_at) },
              { term: t.mypage.lastLogin(), description: formats.moment(member.last_login_at) },
              {
                term: t.mypage.verified(),
                description:
                  Number(member.kyc.progress_percent) < 100 ? (
                    <>
                      {verified} · <TextLink href="/auth">{t.mypage.toVerification()}</TextLink>
                    </>
                  ) : (
                    verified
                  ),
              },
            ]}
          />
        </Facts>
      </Stack>
    </Card>
  );
}

function ProfileSkeleton() {
  return (
    <LoadingRegion>
      <Card>
        <Stack gap="lg">
          <Inline gap="md">
            <Skeleton shape="circle" css={{ width: '4.5rem' }} />
            <Skeleton css={{ width: '4rem' }} />
            <Skeleton shape="block" css={{ width: '6.5rem', height: '$touch', marginLeft: 'auto' }} />
          </Inline>
          <Facts>
            {['email', 'phone', 'wallet', 'joined', 'login', 'verified'].map((line) => (
              <Inline key={line} justify="between" nowrap css={{ height: '2.85rem' }}>
                <Skeleton css={{ width: '5rem' }} />
                <Skeleton width="half" />
              </Inline>
            ))}
          </Facts>
        </Stack>
      </Card>
    </LoadingRegion>
  );
}
