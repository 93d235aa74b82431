import type { AccountDeletion } from '@gli/sdk';
import { useDeleteAccount, useGetWalletInfo } from '@gli/sdk/react';
import { useState } from 'react';
import { Checkbox } from '../../../design/controls/Checkbox.tsx';
import { DescriptionList } from '../../../design/display/DescriptionList.tsx';
import { Stack } from '../../../design/display/Layout.tsx';
import { styled } from '../../../design/stitches.config.ts';
import { useFormats } from '../../../i18n/format.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { ConfirmDialog } from '../../../shared/ConfirmDialog.tsx';

/** Days until the data are erased, in which a log-in calls it off; the contract's `deleteAccount`. */
export const DELETION_GRACE_DAYS = 30;

const Points = styled('ul', { display: 'grid', gap: '$2', paddingLeft: '$5', listStyle: 'disc' });

type DeleteAccountDialogProps = { onClose: () => void; onDeleted: (deletion: AccountDeletion) => void };

/** What a deletion means for this member; it is sent with consent only. */
export function DeleteAccountDialog({ onClose, onDeleted }: DeleteAccountDialogProps) {
  const t = useTranslations();
  const formats = useFormats();
  const wallet = useGetWalletInfo({});
  const deletion = useDeleteAccount();
  const [isAgreed, setAgreed] = useState(false);
  const [showErrors, setShowErrors] = useState(false);
  const confirm = () => {
    setShowErrors(true);
    if (isAgreed && !deletion.isPending) deletion.mutate(undefined, { onSuccess: onDeleted });
  };
  return (
    <ConfirmDialog
      title={t.account.deleteQuestion()}
      description={t.account.deleteText()}
      confirmLabel={t.account.deleteConfirm()}
      variant="danger"
      busy={deletion.isPending}
      error={deletion.error}
      onConfirm={confirm}
      onClose={onClose}
    >
      <Stack gap="md">
        <Points>
          <li>{t.account.deletePoints.signedOut()}</li>
          <li>{t.account.deletePoints.grace({ days: DELETION_GRACE_DAYS })}</li>
          <li>{t.account.deletePoints.assets()}</li>
          <li>{t.account.deletePoints.orders()}</li>
        </Points>
        {wallet.data ? (
          <DescriptionList
            items={[
              {
                term: t.account.holdings(),
                description: formats.won(wallet.data.total_value_krw),
                strong: true,
              },
            ]}
          />
        ) : null}
        <Checkbox
          checked={isAgreed}
          onChange={(event) => setAgreed(event.currentTarget.checked)}
          label={t.account.deleteConsent()}
          error={showErrors && !isAgreed ? t.account.deleteConsentNeeded() : undefined}
        />
      </Stack>
    </ConfirmDialog>
  );
}
