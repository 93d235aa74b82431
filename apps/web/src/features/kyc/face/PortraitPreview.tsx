import { Button } from '../../../design/controls/Button.tsx';
import { Inline } from '../../../design/display/Layout.tsx';
import { styled } from '../../../design/stitches.config.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import * as Part from '../files/file-slot.styles.ts';
import { SendingProgress } from '../files/SendingProgress.tsx';
import { usePreview } from '../files/use-preview.ts';

const Picture = styled('img', {
  width: '100%',
  maxWidth: '24rem',
  aspectRatio: '4 / 3',
  objectFit: 'contain',
  borderRadius: '$md',
  background: '$surface',
});

type PortraitPreviewProps = {
  file: File;
  percent: number | null;
  isSending: boolean;
  onSend: () => void;
  onDiscard: () => void;
  onStop: () => void;
};

/** The portrait as it will be sent. */
export function PortraitPreview(props: PortraitPreviewProps) {
  const { file, percent, isSending, onSend, onDiscard, onStop } = props;
  const t = useTranslations();
  const preview = usePreview(file);
  return (
    <Part.Slot filled>
      {preview ? <Picture src={preview} alt={t.authCenter.face.preview()} /> : null}
      {percent === null ? (
        <Inline justify="center">
          <Button variant="secondary" onClick={onDiscard} disabled={isSending}>
            {t.authCenter.face.discard()}
          </Button>
          <Button onClick={onSend} busy={isSending}>
            {t.authCenter.face.submit()}
          </Button>
        </Inline>
      ) : (
        <SendingProgress label={t.authCenter.face.sending()} percent={percent} onStop={onStop} />
      )}
    </Part.Slot>
  );
}
