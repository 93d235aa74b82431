import type { AccountDeletion } from '@gli/sdk';
import { deleteAccount } from '@gli/sdk/operations';
import { useGetWalletInfo } from '@gli/sdk/react';
import { useSession } from '@gli/session/react';
import { BulletList, Button, CardSection, DescriptionList, Dialog, Skeleton, Text } from '@gli/ui';
import { FormCheckbox, FormDialog, useZodForm, zConsentForm } from '@gli/ui/forms';
import { DELETION_GRACE_DAYS } from '@gli/validation';
import { useState } from 'react';
import { useFormats, useTranslations } from '@/i18n';
import { useSessionEndingMutation } from './use-session-ending-mutation.ts';

type Step = { status: 'idle' } | { status: 'confirming' } | { status: 'deleted'; deletion: AccountDeletion };

/** Deletes the account after the member has read and accepted the consequences. Spec §7 User */
export function DeleteAccount() {
  const t = useTranslations();
  const session = useSession();
  const [step, setStep] = useState<Step>({ status: 'idle' });
  return (
    <CardSection title={t.account.deleteTitle()}>
      <Text prose>{t.account.deleteLead({ days: DELETION_GRACE_DAYS })}</Text>
      <div>
        <Button variant="secondary" onClick={() => setStep({ status: 'confirming' })}>
          {t.account.deleteButton()}
        </Button>
      </div>
      {step.status === 'confirming' ? (
        <DeleteAccountDialog
          onClose={() => setStep({ status: 'idle' })}
          onDeleted={(deletion) => setStep({ status: 'deleted', deletion })}
        />
      ) : null}
      {step.status === 'deleted' ? (
        <AccountDeletedDialog deletion={step.deletion} onLeave={() => void session.signOut('force_logout')} />
      ) : null}
    </CardSection>
  );
}

type DeleteAccountDialogProps = { onClose: () => void; onDeleted: (deletion: AccountDeletion) => void };

function DeleteAccountDialog({ onClose, onDeleted }: DeleteAccountDialogProps) {
  const t = useTranslations();
  const formats = useFormats();
  const wallet = useGetWalletInfo({});
  const deletion = useSessionEndingMutation((client, options) => deleteAccount(client, {}, options));
  const form = useZodForm(zConsentForm, { defaultValues: { consent: false } });
  return (
    <FormDialog
      form={form}
      onSend={async () => onDeleted(await deletion.mutateAsync())}
      title={t.account.deleteQuestion()}
      description={t.account.deleteText()}
      confirmLabel={t.account.deleteConfirm()}
      variant="danger"
      onClose={onClose}
    >
      <BulletList>
        <li>{t.account.deletePoints.signedOut()}</li>
        <li>{t.account.deletePoints.grace({ days: DELETION_GRACE_DAYS })}</li>
        <li>{t.account.deletePoints.assets()}</li>
        <li>{t.account.deletePoints.orders()}</li>
      </BulletList>
      {wallet.isError ? null : (
        <DescriptionList
          items={[
            [
              t.account.holdings(),
              wallet.data ? (
                formats.won(wallet.data.total_value_krw)
              ) : (
                <Skeleton css={{ display: 'inline-block', width: '6rem' }} />
              ),
              'strong',
            ],
          ]}
        />
      )}
      <FormCheckbox
        name="consent"
        label={t.account.deleteConsent()}
        invalid={t.account.deleteConsentNeeded()}
      />
    </FormDialog>
  );
}

type AccountDeletedDialogProps = { deletion: AccountDeletion; onLeave: () => void };

/**
 * The server's confirmation of the deletion. The session has ended, so the dialog only links to the login page.
 */
function AccountDeletedDialog({ deletion, onLeave }: AccountDeletedDialogProps) {
  const t = useTranslations();
  const formats = useFormats();
  return (
    <Dialog
      open
      onClose={onLeave}
      dismissible={false}
      title={t.account.deletedTitle()}
      description={deletion.notice}
      footer={<Button onClick={onLeave}>{t.account.deletedDone()}</Button>}
    >
      <DescriptionList
        items={[
          [t.account.deletesAt(), formats.day(deletion.deletes_at), 'strong'],
          [t.account.endedSessions(), t.account.devices({ count: deletion.ended_session_count })],
        ]}
      />
    </Dialog>
  );
}
