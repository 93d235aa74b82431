import { useGetProfile } from '@gli/sdk/react';
import {
  Badge,
  BlocksSkeleton,
  DescriptionList,
  Dialog,
  LinkButton,
  MemberHead,
  QueryContent,
  Stack,
} from '@gli/ui';
import { maskWalletAddress } from '@gli/validation';
import { useFormats, useTranslations } from '@/i18n';

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

/** The profile, which is read only while the dialog is open. */
function Profile() {
  const t = useTranslations();
  const formats = useFormats();
  const none = t.walletWidget.profile.none();
  return (
    <QueryContent query={useGetProfile()} loading={<BlocksSkeleton heights={['3.5rem', '8.5rem']} />}>
      {({ name, avatar_url: url, email, wallet_address: address, joined_at: joined }) => (
        <Stack gap="sm">
          <MemberHead name={name} url={url} as="h3">
            <Badge tone="accent">{t.walletWidget.premiumMember()}</Badge>
          </MemberHead>
          <DescriptionList
            items={[
              { term: t.walletWidget.profile.email(), description: email ?? none },
              {
                term: t.walletWidget.profile.wallet(),
                description: address ? maskWalletAddress(address) : none,
              },
              { term: t.walletWidget.profile.joined(), description: formats.day(joined) },
            ]}
          />
        </Stack>
      )}
    </QueryContent>
  );
}
