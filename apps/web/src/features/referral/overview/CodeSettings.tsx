import type { ReferralCode } from '@gli/sdk';
import { useDeleteReferralCode, useUpdateReferralCode } from '@gli/sdk/react';
import { Button, DescriptionList, Inline, SectionErrorBoundary, Stack, useToast } from '@gli/ui';
import { useState } from 'react';
import { ActionDialog, useErrorText } from '@/data';
import { useFormats, useTranslations } from '@/i18n';
import { CodeDialog } from './CodeDialog.tsx';

type CodeProps = { code: ReferralCode };

/** The code's uses, limits and note, and buttons to edit, pause or delete it. */
export function CodeSettings({ code }: CodeProps) {
  const t = useTranslations();
  const formats = useFormats();
  const [openDialog, setOpenDialog] = useState<'none' | 'edit' | 'delete'>('none');
  const close = () => setOpenDialog('none');
  const { maximum_uses: maxUses, uses_count: used, expires_at: end } = code;
  return (
    <Stack gap="md">
      <DescriptionList
        items={[
          [
            t.referral.used(),
            maxUses === null
              ? formats.integer(used)
              : t.referral.usedCount({ used: formats.integer(used), max: formats.integer(maxUses) }),
          ],
          [t.referral.validUntil(), end === null ? t.referral.noEnd() : formats.moment(end)],
          [t.referral.note(), code.description],
        ]}
      />
      <Inline gap="sm">
        <Button variant="secondary" size="sm" onClick={() => setOpenDialog('edit')}>
          {t.referral.edit()}
        </Button>
        <SwitchButton code={code} />
        <Button variant="ghost" size="sm" onClick={() => setOpenDialog('delete')}>
          {t.referral.remove()}
        </Button>
      </Inline>
      {openDialog === 'edit' ? (
        <SectionErrorBoundary>
          <CodeDialog code={code} onClose={close} />
        </SectionErrorBoundary>
      ) : null}
      {openDialog === 'delete' ? <DeleteCodeDialog code={code} onClose={close} /> : null}
    </Stack>
  );
}

/** Pauses or resumes the code. Neither needs confirmation, because both are reversible. */
function SwitchButton({ code: { active, member_id: id } }: CodeProps) {
  const t = useTranslations();
  const toast = useToast();
  const errorText = useErrorText();
  const update = useUpdateReferralCode();
  const change = () =>
    update.mutate(
      { id, body: { active: !active } },
      { onError: (error) => toast({ tone: 'danger', title: errorText(error) }) },
    );
  return (
    <Button variant="secondary" size="sm" busy={update.isPending} onClick={change}>
      {active ? t.referral.pause() : t.referral.resume()}
    </Button>
  );
}

/** Deletes the code permanently, after the consequences are explained. */
function DeleteCodeDialog({ code: { code, member_id: id }, onClose }: CodeProps & { onClose: () => void }) {
  const t = useTranslations();
  const { mutateAsync: remove } = useDeleteReferralCode();
  return (
    <ActionDialog
      title={t.referral.removeTitle({ code })}
      description={t.referral.removeText()}
      confirmLabel={t.referral.remove()}
      variant="danger"
      onSend={() => remove({ id }).then(onClose)}
      onClose={onClose}
    />
  );
}
