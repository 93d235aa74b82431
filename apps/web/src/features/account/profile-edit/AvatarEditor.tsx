import type { User } from '@gli/sdk';
import { useDeleteAvatar } from '@gli/sdk/react';
import { useSession } from '@gli/session/react';
import { Avatar, Button, ErrorText, FileInput, fieldText, Inline, Note, Stack } from '@gli/ui';
import { AVATAR_MAX_MEGABYTES, AVATAR_TYPES } from '@gli/validation';
import { useRef, useState } from 'react';
import { ActionDialog, useLatestFile } from '@/data';
import { useFormats, useTranslations } from '@/i18n';
import { AvatarDialog } from './AvatarDialog.tsx';
import { type Choice, choosePicture } from './selected-image.ts';

type Step = { status: 'idle' | 'saved' | 'removing' | 'removed' } | Choice;

/**
 * Lets the member choose, crop, upload or remove the profile picture. It is saved immediately, not with the form. Spec
 * §5 Avatar
 */
export function AvatarEditor({ member }: { member: User }) {
  const t = useTranslations();
  const formats = useFormats();
  const input = useRef<HTMLInputElement>(null);
  const [step, setStep] = useState<Step>({ status: 'idle' });
  const idle = () => setStep({ status: 'idle' });

  const files = useLatestFile();
  const choose = async (file: File) => {
    const choice = await files.check(choosePicture(file));
    if (choice !== null) setStep(choice);
  };
  const fileError = () => {
    if (step.status === 'unreadable') return t.profileEdit.avatarUnreadable();
    if (step.status !== 'refused') return null;
    return fieldText(t, step.issue, { label: t.profileEdit.avatar(), amount: formats.tokenExact });
  };
  const { avatar_url: url, name } = member;
  return (
    <Inline gap="snug" nowrap="normalText">
      <Avatar name={name} url={url} label={t.profileEdit.avatar()} />
      <Stack gap="sm" align="start">
        <Inline gap="sm">
          <Button variant="secondary" onClick={() => input.current?.click()}>
            {url ? t.profileEdit.changeAvatar() : t.profileEdit.chooseAvatar()}
          </Button>
          {url ? (
            <Button variant="ghost" onClick={() => setStep({ status: 'removing' })}>
              {t.profileEdit.removeAvatar()}
            </Button>
          ) : null}
        </Inline>
        <div>
          <Note>{t.profileEdit.avatarHint({ megabytes: AVATAR_MAX_MEGABYTES })}</Note>
          <Note role="status">
            {step.status === 'saved'
              ? t.profileEdit.avatarSaved()
              : step.status === 'removed'
                ? t.profileEdit.avatarRemoved()
                : null}
          </Note>
        </div>
        <ErrorText size="sm">{fileError()}</ErrorText>
      </Stack>
      <FileInput
        ref={input}
        accept={AVATAR_TYPES.join(',')}
        label={t.profileEdit.chooseAvatar()}
        onFile={(file) => void choose(file)}
      />
      {step.status === 'ready' ? (
        <AvatarDialog picture={step.picture} onClose={idle} onDone={() => setStep({ status: 'saved' })} />
      ) : null}
      {step.status === 'removing' ? (
        <RemoveDialog onClose={idle} onDone={() => setStep({ status: 'removed' })} />
      ) : null}
    </Inline>
  );
}

function RemoveDialog({ onClose, onDone }: { onClose: () => void; onDone: () => void }) {
  const t = useTranslations();
  const session = useSession();
  const { mutateAsync } = useDeleteAvatar();
  const remove = async () => {
    session.setUser(await mutateAsync());
    onDone();
  };
  return (
    <ActionDialog
      title={t.profileEdit.removeTitle()}
      description={t.profileEdit.removeText()}
      confirmLabel={t.profileEdit.removeAvatar()}
      variant="danger"
      onSend={remove}
      onClose={onClose}
    />
  );
}
