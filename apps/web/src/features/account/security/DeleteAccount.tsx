import type { AccountDeletion } from '@gli/sdk';
import { useSession } from '@gli/session/react';
import { useState } from 'react';
import { Button } from '../../../design/controls/Button.tsx';
import { Card } from '../../../design/display/Card.tsx';
import { Stack } from '../../../design/display/Layout.tsx';
import { Text } from '../../../design/display/Text.tsx';
import { useTranslations } from '../../../i18n/translations.ts';
import { Section } from '../../../shared/Section.tsx';
import { AccountDeletedDialog } from './AccountDeletedDialog.tsx';
import { DELETION_GRACE_DAYS, DeleteAccountDialog } from './DeleteAccountDialog.tsx';

type Step = { status: 'idle' } | { status: 'asking' } | { status: 'deleted'; deletion: AccountDeletion };

/** Deletes the account, after everything that it means was said and agreed to. Spec §7 User */
export function DeleteAccount() {
  const t = useTranslations();
  const session = useSession();
  const [step, setStep] = useState<Step>({ status: 'idle' });
  return (
    <Section title={t.account.deleteTitle()}>
      <Card>
        <Stack gap="md" align="start">
          <Text prose>{t.account.deleteLead({ days: DELETION_GRACE_DAYS })}</Text>
          <Button variant="secondary" onClick={() => setStep({ status: 'asking' })}>
            {t.account.deleteButton()}
          </Button>
        </Stack>
      </Card>
      {step.status === 'asking' ? (
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
