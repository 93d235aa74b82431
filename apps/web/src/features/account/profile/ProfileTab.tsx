import type { User } from '@gli/sdk';
import { useGetProfile } from '@gli/sdk/react';
import {
  Badge,
  BlocksSkeleton,
  Card,
  DescriptionList,
  Inline,
  LinkButton,
  MemberHead,
  QueryContent,
  Stack,
  Text,
  TextLink,
  translate,
} from '@gli/ui';
import { maskWalletAddress } from '@gli/validation';
import { useWalletState } from '@gli/wallet/react';
import { useFormats, useTranslations } from '@/i18n';
import { LoginSessions } from '../security/LoginSessions.tsx';
import { MemberPhone } from './MemberPhone.tsx';

/** The member's own profile and login sessions. Spec §3 My Page profile */
export function ProfileTab() {
  const t = useTranslations();
  const profile = useGetProfile();
  return (
    <Stack gap="xl">
      <QueryContent
        query={profile}
        loading={<BlocksSkeleton framed count={4} />}
        failureTitle={t.errors.profileLoad()}
      >
        {(member) => <ProfileCard member={member} />}
      </QueryContent>
      <LoginSessions />
    </Stack>
  );
}

/** Shows the email and phone in full, because they belong to the member, and the wallet shortened as usual. */
function ProfileCard({ member }: { member: User }) {
  const t = useTranslations();
  const formats = useFormats();
  const wallet = useWalletState();
  const none = t.mypage.none();
  const verified = formats.percent(member.kyc.progress_percent);
  return (
    <Card gap="lg">
      <Inline justify="between" gap="md">
        <MemberHead name={member.name} url={member.avatar_url} as="h2">
          <Badge tone="accent">{translate(t.mypage.grades, member.grade)()}</Badge>
        </MemberHead>
        <LinkButton href="/profile-edit" variant="secondary">
          {t.places['profile-edit']()}
        </LinkButton>
      </Inline>
      {member.bio ? <Text prose>{member.bio}</Text> : null}
      {/* Keeps labels close to their values. */}
      <Stack css={{ maxWidth: '34rem' }}>
        <DescriptionList
          items={[
            [t.mypage.email(), member.email ?? none],
            [t.mypage.phone(), <MemberPhone member={member} />],
            [
              t.mypage.wallet(),
              member.wallet_address
                ? maskWalletAddress(member.wallet_address)
                : wallet.status === 'connected'
                  ? none
                  : t.errors.connectWallet(),
            ],
            [t.mypage.joined(), formats.day(member.joined_at)],
            [t.mypage.lastLogin(), formats.moment(member.last_login_at)],
            [
              t.mypage.verified(),
              Number(member.kyc.progress_percent) < 100 ? (
                <>
                  <span>{`${verified} ·`}</span> <TextLink href="/auth">{t.mypage.toVerification()}</TextLink>
                </>
              ) : (
                verified
              ),
            ],
          ]}
        />
      </Stack>
    </Card>
  );
}
