import { useState } from 'react';
import { Button } from '../../../design/controls/Button.tsx';
import { Stack } from '../../../design/display/Layout.tsx';
import { Text } from '../../../design/display/Text.tsx';
import { Dialog } from '../../../design/feedback/Dialog.tsx';
import { Progress } from '../../../design/feedback/Progress.tsx';
import { useFormats } from '../../../i18n/format.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { useErrorText } from '../../../shared/errors/use-error-text.ts';
import { CropControls } from './CropControls.tsx';
import { CropPreview } from './CropPreview.tsx';
import type { ChosenPicture } from './chosen-picture.ts';
import { type Crop, dragged, middle } from './crop.ts';
import { croppedFile } from './cropped-file.ts';
import { useAvatarUpload } from './use-avatar-upload.ts';

type AvatarDialogProps = { picture: ChosenPicture; onClose: () => void; onDone: () => void };

/** The chosen picture as it will look, its crop, and its way to the server. Spec §5 Avatar */
export function AvatarDialog({ picture, onClose, onDone }: AvatarDialogProps) {
  const t = useTranslations();
  const formats = useFormats();
  const errorText = useErrorText();
  const [crop, setCrop] = useState<Crop>(middle);
  const upload = useAvatarUpload(onDone);
  const isStill = picture.type !== 'image/gif';
  return (
    <Dialog
      open
      onClose={onClose}
      dismissible={!upload.isSending}
      title={isStill ? t.profileEdit.cropTitle() : t.profileEdit.gifTitle()}
      description={isStill ? t.profileEdit.cropText() : t.profileEdit.gifText()}
      closeLabel={t.common.close()}
      footer={
        <>
          <Button variant="secondary" onClick={upload.isSending ? upload.cancel : onClose}>
            {upload.isSending ? t.profileEdit.cancelUpload() : t.common.cancel()}
          </Button>
          <Button busy={upload.isSending} onClick={() => upload.send(() => croppedFile(picture, crop))}>
            {t.profileEdit.upload()}
          </Button>
        </>
      }
    >
      <Stack gap="md" align="stretch">
        <CropPreview
          bitmap={picture.bitmap}
          crop={crop}
          onDrag={
            isStill && !upload.isSending
              ? (by) => setCrop((current) => dragged(picture.bitmap, current, by))
              : undefined
          }
        />
        {isStill && !upload.isSending ? <CropControls crop={crop} onChange={setCrop} /> : null}
        {upload.isSending ? (
          <Progress
            label={t.profileEdit.uploading()}
            value={upload.percent}
            valueText={formats.percent(String(upload.percent), 0)}
          />
        ) : null}
        {upload.error ? (
          <Text tone="danger" weight="medium" role="alert">
            {errorText(upload.error, 'avatarUpload')}
          </Text>
        ) : null}
      </Stack>
    </Dialog>
  );
}
