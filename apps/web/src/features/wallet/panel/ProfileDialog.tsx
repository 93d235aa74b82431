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
    <QueryContent query={useGetProfile()} loading={<BlocksSkeleton count={3} />}>
      {({ name, avatar_url: url, email, wallet_address: address, joined_at: joined }) => (
        <Stack gap="sm">
          <MemberHead name={name} url={url} as="h3">
            <Badge tone="accent">{t.walletWidget.premiumMember()}</Badge>
          </MemberHead>
          <DescriptionList
            items={[
              [t.walletWidget.profile.email(), email ?? none],
              [t.walletWidget.profile.wallet(), address ? maskWalletAddress(address) : none],
              [t.walletWidget.profile.joined(), formats.day(joined)],
            ]}
          />
        </Stack>
      )}
    </QueryContent>
  );
}
