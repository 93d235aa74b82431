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
  Split,
  Text,
  TextLink,
  translate,
} from '@gli/ui';
import { useFormats, useTranslations } from '@/i18n';
import { MemberPhone } from './MemberPhone.tsx';
import { MemberWallet } from './MemberWallet.tsx';

/** The member's own profile. Spec §3 My Page profile */
export function ProfileSection() {
  const t = useTranslations();
  const profile = useGetProfile();
  return (
    <QueryContent
      query={profile}
      loading={<BlocksSkeleton framed count={4} />}
      failureTitle={t.errors.profileLoad()}
    >
      {(member) => <ProfileCard member={member} />}
    </QueryContent>
  );
}

/** Shows the email and phone in full, because they belong to the member, and the wallet shortened as usual. */
function ProfileCard({ member }: { member: User }) {
  const t = useTranslations();
  const formats = useFormats();
  const verified = formats.percent(member.kyc.progress_percent);
  return (
    <Card gap="md">
      <Inline justify="between" gap="md">
        <MemberHead name={member.name} url={member.avatar_url} as="h2">
          <Badge tone="accent">{translate(t.mypage.grades, member.grade)()}</Badge>
        </MemberHead>
        <LinkButton href="/profile-edit" variant="secondary">
          {t.places['profile-edit']()}
        </LinkButton>
      </Inline>
      {member.bio ? <Text prose>{member.bio}</Text> : null}
      <Split
        from="container"
        css={{ '--columns': 'minmax(0, 3fr) minmax(0, 2fr)', columnGap: '$8', rowGap: 0 }}
      >
        <DescriptionList
          items={[
            [t.mypage.email(), member.email ?? t.mypage.none()],
            [t.mypage.phone(), <MemberPhone member={member} />],
            [t.mypage.wallet(), <MemberWallet address={member.wallet_address} />],
          ]}
        />
        <DescriptionList
          items={[
            [t.mypage.joined(), formats.day(member.joined_at)],
            [t.mypage.lastLogin(), t.mypage.inKoreanTime({ time: formats.moment(member.last_login_at) })],
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
      </Split>
    </Card>
  );
}
