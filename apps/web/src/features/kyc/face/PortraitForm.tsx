import { pickChallenge } from '@gli/domain';
import type { FaceChallenge } from '@gli/sdk';
import { Button, FailureNotice, FileInput, IconTile, Inline, Stack, Text, translate } from '@gli/ui';
import { Camera, ScanFace } from '@gli/ui/icons';
import { PORTRAIT_MIN_PIXELS } from '@gli/validation';
import { useRef, useState } from 'react';
import { useTranslations } from '@/i18n';
import { CameraDialog } from '../camera/CameraDialog.tsx';
import { Preview, Slot } from '../files/FileSlot.styles.ts';
import { SendingProgress } from '../files/FileSlot.tsx';
import { portraitTypes } from '../files/identity-file.ts';
import { usePreview } from '../files/use-preview.ts';
import type { Portrait } from './portrait.ts';
import { usePortrait } from './use-portrait.ts';

type PortraitFormProps = {
  memberId: string;
  challenges: readonly string[];
  onSent: () => Promise<void>;
};

/** Takes a portrait in a pose with the camera, or accepts a file, and shows a preview before sending it. */
export function PortraitForm({ memberId, challenges, onSent }: PortraitFormProps) {
  const t = useTranslations();
  const input = useRef<HTMLInputElement>(null);
  const [pose, setPose] = useState<{ challenge: FaceChallenge | null } | null>(null);
  const upload = usePortrait(memberId, onSent);
  const { portrait, problem, failure, take } = upload;
  const openCamera = () => setPose({ challenge: pickChallenge(challenges, Math.random()) });
  const choose = () => input.current?.click();

  return (
    <Stack gap="md">
      {portrait ? (
        <PortraitPreview portrait={portrait} upload={upload} />
      ) : (
        <Slot wrong={problem !== null}>
          <IconTile shape="round" aria-hidden>
            <ScanFace />
          </IconTile>
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
        </Slot>
      )}
      <FailureNotice>{problem ?? failure}</FailureNotice>
      <FileInput
        ref={input}
        accept={portraitTypes.join(',')}
        onFile={(file) => void take({ file, challenge: null })}
      />
      {pose ? (
        <CameraDialog
          title={t.authCenter.camera.faceTitle()}
          guide={`${t.authCenter.camera.faceGuide()} ${translate(t.authCenter.face.challenge, pose.challenge ?? 'none')()}`}
          shape="face"
          facing="user"
          fileName="portrait.jpg"
          onClose={() => setPose(null)}
          onUploadInstead={choose}
          onUse={(file) => void take({ file, challenge: pose.challenge })}
        />
      ) : null}
    </Stack>
  );
}

type PortraitPreviewProps = { portrait: Portrait; upload: ReturnType<typeof usePortrait> };

function PortraitPreview({ portrait, upload }: PortraitPreviewProps) {
  const { percent, isSending, send, discard, stop } = upload;
  const t = useTranslations();
  const preview = usePreview(portrait.file);
  return (
    <Slot filled>
      {preview ? <Preview of="portrait" src={preview} alt={t.authCenter.face.preview()} /> : null}
      {percent === null ? (
        <Inline justify="center">
          <Button variant="secondary" onClick={discard} disabled={isSending}>
            {t.authCenter.face.discard()}
          </Button>
          <Button onClick={() => void send(portrait)} busy={isSending}>
            {t.authCenter.face.submit()}
          </Button>
        </Inline>
      ) : (
        <SendingProgress label={t.authCenter.face.sending()} percent={percent} onStop={stop} />
      )}
    </Slot>
  );
}
