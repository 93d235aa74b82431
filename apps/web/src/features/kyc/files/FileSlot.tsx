import Camera from 'lucide-react/icons/camera';
import FileUp from 'lucide-react/icons/file-up';
import { type DragEvent, useRef, useState } from 'react';
import { Button } from '../../../design/controls/Button.tsx';
import { Inline, Stack } from '../../../design/display/Layout.tsx';
import { Text } from '../../../design/display/Text.tsx';
import { useTranslations } from '../../../i18n/translations.ts';
import { CameraDialog } from '../camera/CameraDialog.tsx';
import { ChosenFile } from './ChosenFile.tsx';
import * as Part from './file-slot.styles.ts';
import { SendingProgress } from './SendingProgress.tsx';

type FileSlotProps = {
  /** What the file shows: front, back. */
  label: string;
  /** Types that the file dialog offers; what is chosen is checked by content. */
  accept: string;
  file: File | null;
  /** What is wrong with the file, or that it is missing. */
  problem: string | null;
  /** How much of it has gone, 0 to 100; null while it is not being sent. */
  percent: number | null;
  disabled: boolean;
  /** Name of a photo that is taken here. */
  photoName: string;
  onFile: (file: File) => void;
  onRemove: () => void;
  onStop: () => void;
};

/** A place for one file: by camera, from the disk or dropped; then its preview, then how it goes out. */
export function FileSlot(props: FileSlotProps) {
  const { label, accept, file, problem, percent, disabled, photoName, onFile, onRemove, onStop } = props;
  const t = useTranslations();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const [isShooting, setShooting] = useState(false);
  const choose = () => input.current?.click();
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const dropped = event.dataTransfer.files[0];
    if (dropped && !disabled) onFile(dropped);
  };
  return (
    <Stack gap="sm" as="section" role="group" aria-label={label}>
      <Text size="sm" weight="semibold">
        {label}
      </Text>
      <Part.Slot
        over={isOver}
        wrong={problem !== null}
        filled={file !== null}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        {file ? (
          <ChosenFile file={file} label={label} />
        ) : (
          <>
            <Part.Icon aria-hidden>
              <FileUp />
            </Part.Icon>
            <Text size="sm" tone="muted">
              {t.authCenter.documents.dropHere()}
            </Text>
          </>
        )}
        {percent === null ? (
          <Inline justify="center">
            <Button variant="secondary" size="sm" disabled={disabled} onClick={() => setShooting(true)}>
              <Camera aria-hidden />
              {t.authCenter.documents.takePhoto()}
            </Button>
            <Button variant="secondary" size="sm" disabled={disabled} onClick={choose}>
              {file ? t.authCenter.documents.changeFile() : t.authCenter.documents.chooseFile()}
            </Button>
            {file ? (
              <Button variant="ghost" size="sm" disabled={disabled} onClick={onRemove}>
                {t.authCenter.documents.removeFile({ file: label })}
              </Button>
            ) : null}
          </Inline>
        ) : (
          <SendingProgress
            label={t.authCenter.documents.sending({ side: label })}
            percent={percent}
            onStop={onStop}
          />
        )}
      </Part.Slot>
      {problem ? (
        <Text size="sm" tone="danger" weight="medium" role="alert">
          {problem}
        </Text>
      ) : null}
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        onChange={(event) => {
          const chosen = event.currentTarget.files?.[0];
          if (chosen) onFile(chosen);
          // The same file can be chosen again after it was removed.
          event.currentTarget.value = '';
        }}
      />
      {isShooting ? (
        <CameraDialog
          title={t.authCenter.camera.documentTitle({ side: label })}
          guide={t.authCenter.camera.documentGuide()}
          shape="card"
          facing="environment"
          fileName={photoName}
          onClose={() => setShooting(false)}
          onUploadInstead={() => {
            setShooting(false);
            choose();
          }}
          onUse={(photo) => {
            setShooting(false);
            onFile(photo);
          }}
        />
      ) : null}
    </Stack>
  );
}
