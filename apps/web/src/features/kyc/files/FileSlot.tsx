import Camera from 'lucide-react/icons/camera';
import FileUp from 'lucide-react/icons/file-up';
import { type DragEvent, useRef, useState } from 'react';
import { Button } from '../../../design/controls/Button.tsx';
import { Inline, Stack } from '../../../design/display/Layout.tsx';
import { Text } from '../../../design/display/Text.tsx';
import { useWords } from '../../../i18n/words.ts';
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
  const words = useWords();
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
              {words.authCenter.documents.dropHere()}
            </Text>
          </>
        )}
        {percent === null ? (
          <Inline justify="center">
            <Button variant="secondary" size="sm" disabled={disabled} onClick={() => setShooting(true)}>
              <Camera aria-hidden />
              {words.authCenter.documents.takePhoto()}
            </Button>
            <Button variant="secondary" size="sm" disabled={disabled} onClick={choose}>
              {file ? words.authCenter.documents.changeFile() : words.authCenter.documents.chooseFile()}
            </Button>
            {file ? (
              <Button variant="ghost" size="sm" disabled={disabled} onClick={onRemove}>
                {words.authCenter.documents.removeFile({ file: label })}
              </Button>
            ) : null}
          </Inline>
        ) : (
          <SendingProgress
            label={words.authCenter.documents.sending({ side: label })}
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
          title={words.authCenter.camera.documentTitle({ side: label })}
          guide={words.authCenter.camera.documentGuide()}
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
