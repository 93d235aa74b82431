import {
  Button,
  ErrorText,
  FileInput,
  IconTile,
  Inline,
  Note,
  Progress,
  Stack,
  Text,
  useMedia,
} from '@gli/ui';
import { Camera, FileText, FileUp } from '@gli/ui/icons';
import { type DragEvent, useRef, useState } from 'react';
import { useFormats, useTranslations } from '@/i18n';
import { CameraDialog } from '../camera/CameraDialog.tsx';
import { Preview, Slot } from './FileSlot.styles.ts';
import { usePreview } from './use-preview.ts';

type FileSlotProps = {
  /** Side of the document that the file shows, such as front or back. */
  label: string;
  /** File types offered by the file dialog. The caller checks the content. */
  accept: string;
  file: File | null;
  problem: string | null;
  /** Upload progress from 0 to 100, or null if not uploading. */
  percent: number | null;
  disabled: boolean;
  /** File name of a photo taken with the camera. */
  photoName: string;
  onFile: (file: File) => void;
  onRemove: () => void;
  onStop: () => void;
};

/** Accepts one file from the camera, a file dialog or drag and drop. Shows a preview, then the upload progress. */
export function FileSlot(props: FileSlotProps) {
  const { label, accept, file, problem, percent, disabled, photoName, onFile, onRemove, onStop } = props;
  const t = useTranslations();
  const input = useRef<HTMLInputElement>(null);
  const [isDragOver, setDragOver] = useState(false);
  const [isCameraOpen, setCameraOpen] = useState(false);
  const isTouch = useMedia('(pointer: coarse)');
  const choose = () => input.current?.click();
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setDragOver(false);
    const dropped = event.dataTransfer.files[0];
    if (dropped && !disabled) onFile(dropped);
  };
  return (
    <Stack gap="sm" as="section" role="group" aria-label={label}>
      <Text size="sm" weight="semibold">
        {label}
      </Text>
      <Slot
        over={isDragOver}
        wrong={problem !== null}
        filled={file !== null}
        onDragOver={(event) => {
          event.preventDefault();
          setDragOver(true);
        }}
        onDragLeave={() => setDragOver(false)}
        onDrop={drop}
      >
        {file ? (
          <ChosenFile file={file} label={label} />
        ) : (
          <>
            <IconTile shape="round" aria-hidden>
              <FileUp />
            </IconTile>
            <Note>{isTouch ? t.authCenter.documents.takeOrChoose() : t.authCenter.documents.dropHere()}</Note>
          </>
        )}
        {percent === null ? (
          <Inline justify="center">
            <Button variant="secondary" size="sm" disabled={disabled} onClick={() => setCameraOpen(true)}>
              <Camera aria-hidden />
              {t.authCenter.documents.takePhoto()}
            </Button>
            <Button variant="secondary" size="sm" disabled={disabled} onClick={choose}>
              {file ? t.authCenter.documents.changeFile() : t.authCenter.documents.chooseFile()}
            </Button>
            {file ? (
              <Button variant="ghost" size="sm" disabled={disabled} onClick={onRemove}>
                {t.authCenter.documents.removeFile()}
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
      </Slot>
      {problem ? <ErrorText size="sm">{problem}</ErrorText> : null}
      <FileInput ref={input} accept={accept} onFile={onFile} />
      {isCameraOpen ? (
        <CameraDialog
          title={t.authCenter.camera.documentTitle({ side: label })}
          guide={t.authCenter.camera.documentGuide()}
          shape="card"
          facing="environment"
          fileName={photoName}
          onClose={() => setCameraOpen(false)}
          onUploadInstead={choose}
          onUse={onFile}
        />
      ) : null}
    </Stack>
  );
}

/** The picture, or an icon for a PDF, with the file's name and size. */
function ChosenFile({ file, label }: { file: File; label: string }) {
  const t = useTranslations();
  const formats = useFormats();
  const preview = usePreview(file);
  const isPreview = file.type.startsWith('image/');
  return (
    <>
      {isPreview && preview ? (
        <Preview of="document" src={preview} alt={t.authCenter.documents.preview({ side: label })} />
      ) : (
        <IconTile tone="muted" aria-hidden css={{ height: '9.5rem', width: '7rem' }}>
          <FileText />
        </IconTile>
      )}
      <Text size="sm" css={{ maxWidth: '100%', overflowWrap: 'anywhere' }}>
        <span>{file.name}</span> <Note as="span">{formats.bytes(file.size)}</Note>
      </Text>
    </>
  );
}

type SendingProgressProps = { label: string; percent: number; onStop: () => void };

export function SendingProgress({ label, percent, onStop }: SendingProgressProps) {
  const t = useTranslations();
  const formats = useFormats();
  return (
    <Stack gap="sm" css={{ width: '100%' }}>
      <Progress label={label} value={percent} valueText={formats.percent(String(percent))} />
      <Button variant="ghost" size="sm" onClick={onStop}>
        {t.authCenter.documents.stop()}
      </Button>
    </Stack>
  );
}
