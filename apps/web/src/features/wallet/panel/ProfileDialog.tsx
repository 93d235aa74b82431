import { useGetProfile } from '@gli/sdk/react';
import { maskWalletAddress } from '@gli/validation';
import { Badge, DescriptionList, Dialog, LinkButton, Stack } from '@/design';
import { useFormats, useTranslations } from '@/i18n';
import { LoadFailure, LoadingBlocks, MemberHead } from '@/shared';

/** A summary of the member, with a link to edit it. Spec §2 Wallet widget, 'view profile' */
export function ProfileDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useTranslations();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t.walletWidget.profile.title()}
      footer={
        <LinkButton href="/profile-edit" onClick={onClose} variant="secondary">
          {t.walletWidget.profile.edit()}
        </LinkButton>
      }
    >
      <Profile />
    </Dialog>
  );
}

function Profile() {
  const t = useTranslations();
  const formats = useFormats();
  const profile = useGetProfile();
  if (profile.isPending) return <LoadingBlocks heights={['3.5rem', '8.5rem']} />;
  if (profile.isError) return <LoadFailure query={profile} />;
  const { data: member } = profile;
  return (
    <Stack gap="sm">
      <MemberHead name={member.name} url={member.avatar_url} as="h3">
        <Badge tone="accent">{t.walletWidget.premiumMember()}</Badge>
      </MemberHead>
      <DescriptionList
        items={[
          {
            term: t.walletWidget.profile.email(),
            description: member.email ?? t.walletWidget.profile.none(),
          },
          {
            term: t.walletWidget.profile.wallet(),
            description: member.wallet_address
              ? maskWalletAddress(member.wallet_address)
              : t.walletWidget.profile.none(),
          },
          { term: t.walletWidget.profile.joined(), description: formats.day(member.joined_at) },
        ]}
      />
    </Stack>
  );
}
