import type { AccountDeletion } from '@gli/sdk';
import { deleteAccount } from '@gli/sdk/operations';
import { useGetWalletInfo } from '@gli/sdk/react';
import { useSession } from '@gli/session/react';
import { useState } from 'react';
import { Button } from '../../../design/controls/Button.tsx';
import { Checkbox } from '../../../design/controls/Checkbox.tsx';
import { Card } from '../../../design/display/Card.tsx';
import { DescriptionList } from '../../../design/display/DescriptionList.tsx';
import { Stack } from '../../../design/display/Layout.tsx';
import { Text } from '../../../design/display/Text.tsx';
import { Dialog } from '../../../design/feedback/Dialog.tsx';
import { styled } from '../../../design/stitches.config.ts';
import { useFormats } from '../../../i18n/format.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { ConfirmDialog } from '../../../shared/forms/ConfirmDialog.tsx';
import { Section } from '../../../shared/page/Section.tsx';
import { useEndingCall } from './use-ending-call.ts';

/** Days until the data are erased, in which a login cancels the deletion; the contract's `deleteAccount`. */
const DELETION_GRACE_DAYS = 30;

const Points = styled('ul', { display: 'grid', gap: '$2', paddingLeft: '$5', listStyle: 'disc' });

type Step = { status: 'idle' } | { status: 'confirming' } | { status: 'deleted'; deletion: AccountDeletion };

/** Deletes the account after the member has read and accepted the consequences. Spec §7 User */
export function DeleteAccount() {
  const t = useTranslations();
  const session = useSession();
  const [step, setStep] = useState<Step>({ status: 'idle' });
  return (
    <Section title={t.account.deleteTitle()}>
      <Card>
        <Stack gap="md" align="start">
          <Text prose>{t.account.deleteLead({ days: DELETION_GRACE_DAYS })}</Text>
          <Button variant="secondary" onClick={() => setStep({ status: 'confirming' })}>
            {t.account.deleteButton()}
          </Button>
        </Stack>
      </Card>
      {step.status === 'confirming' ? (
        <DeleteAccountDialog
          onClose={() => setStep({ status: 'idle' })}
          onDeleted={(deletion) => setStep({ status: 'deleted', deletion })}
        />
      ) : null}
      {step.status === 'deleted' ? (
        <AccountDeletedDialog deletion={step.deletion} onLeave={() => void session.signOut('force_logout')} />
      ) : null}
    </Section>
  );
}

type DeleteAccountDialogProps = { onClose: () => void; onDeleted: (deletion: AccountDeletion) => void };

function DeleteAccountDialog({ onClose, onDeleted }: DeleteAccountDialogProps) {
  const t = useTranslations();
  const formats = useFormats();
  const wallet = useGetWalletInfo({});
  const deletion = useEndingCall((client, options) => deleteAccount(client, {}, options));
  const [hasConsent, setConsent] = useState(false);
  const [showErrors, setShowErrors] = useState(false);
  const confirm = () => {
    setShowErrors(true);
    if (hasConsent && !deletion.isPending) deletion.mutate(undefined, { onSuccess: onDeleted });
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
          checked={hasConsent}
          onChange={(event) => setConsent(event.currentTarget.checked)}
          label={t.account.deleteConsent()}
          error={showErrors && !hasConsent ? t.account.deleteConsentNeeded() : undefined}
        />
      </Stack>
    </ConfirmDialog>
  );
}

type AccountDeletedDialogProps = { deletion: AccountDeletion; onLeave: () => void };

/** The server's notice of the deletion. The session has ended, so the dialog only leads to the login. */
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
          { term: t.account.deletesAt(), description: formats.day(deletion.deletes_at), strong: true },
          {
            term: t.account.endedSessions(),
            description: t.account.devices({ count: deletion.ended_session_count }),
          },
        ]}
      />
    </Dialog>
  );
}
