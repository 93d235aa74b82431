import type { FaceChallenge } from '@gli/sdk';
import { PORTRAIT_MIN_PIXELS } from '@gli/validation';
import Camera from 'lucide-react/icons/camera';
import ScanFace from 'lucide-react/icons/scan-face';
import { useRef, useState } from 'react';
import { Button } from '../../../design/controls/Button.tsx';
import { Inline, Stack } from '../../../design/display/Layout.tsx';
import { Text } from '../../../design/display/Text.tsx';
import { translate, useTranslations } from '../../../i18n/translations.ts';
import { Notice } from '../../../shared/Notice.tsx';
import { CameraDialog } from '../camera/CameraDialog.tsx';
import * as Part from '../files/file-slot.styles.ts';
import { portraitTypes } from '../files/identity-file.ts';
import { PortraitPreview } from './PortraitPreview.tsx';
import { pickChallenge } from './pick-challenge.ts';
import { usePortrait } from './use-portrait.ts';

type PortraitFormProps = {
  memberId: string;
  challenges: readonly string[];
  onSent: () => Promise<void>;
};

/** A portrait: by camera under a pose, or a picture that is there already; seen before it is sent. */
export function PortraitForm({ memberId, challenges, onSent }: PortraitFormProps) {
  const t = useTranslations();
  const input = useRef<HTMLInputElement>(null);
  const [pose, setPose] = useState<{ challenge: FaceChallenge | null } | null>(null);
  const { portrait, problem, failure, percent, take, discard, send, stop, isSending } = usePortrait(
    memberId,
    onSent,
  );
  const openCamera = () => setPose({ challenge: pickChallenge(challenges, Math.random()) });
  const choose = () => input.current?.click();

  return (
    <Stack gap="md">
      {portrait ? (
        <PortraitPreview
          file={portrait.file}
          percent={percent}
          isSending={isSending}
          onSend={() => void send(portrait)}
          onDiscard={discard}
          onStop={stop}
        />
      ) : (
        <Part.Slot wrong={problem !== null}>
          <Part.Icon aria-hidden>
            <ScanFace />
          </Part.Icon>
          <Text size="sm">{t.authCenter.face.why()}</Text>
          <Inline justify="center">
            <Button onClick={openCamera}>
              <Camera aria-hidden />
              {t.authCenter.face.openCamera()}
            </Button>
            <Button variant="secondary" onClick={choose}>
              {t.authCenter.face.choosePicture()}
            </Button>
          </Inline>
          <Text size="xs" tone="muted">
            {t.authCenter.face.pictureRule({ pixels: PORTRAIT_MIN_PIXELS })}
          </Text>
        </Part.Slot>
      )}
      {(problem ?? failure) ? (
        <Notice kind="failure" role="alert">
          {problem ?? failure}
        </Notice>
      ) : null}
      <input
        ref={input}
        type="file"
        hidden
        accept={portraitTypes.join(',')}
        onChange={(event) => {
          const chosen = event.currentTarget.files?.[0];
          if (chosen) void take({ file: chosen, challenge: null });
          event.currentTarget.value = '';
        }}
      />
      {pose ? (
        <CameraDialog
          title={t.authCenter.camera.faceTitle()}
          guide={`${t.authCenter.camera.faceGuide()} ${translate(t.authCenter.face.challenge, pose.challenge ?? 'none')()}`}
          shape="face"
          facing="user"
          fileName="portrait.jpg"
          onClose={() => setPose(null)}
          onUploadInstead={() => {
            setPose(null);
            choose();
          }}
          onUse={(file) => {
            setPose(null);
            void take({ file, challenge: pose.challenge });
          }}
        />
      ) : null}
    </Stack>
  );
}
