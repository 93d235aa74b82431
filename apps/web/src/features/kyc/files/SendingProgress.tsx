import { Button } from '../../../design/controls/Button.tsx';
import { Progress } from '../../../design/feedback/Progress.tsx';
import { useFormats } from '../../../i18n/format.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import * as Part from './file-slot.styles.ts';

type SendingProgressProps = { label: string; percent: number; onStop: () => void };

/** How much of a file has gone, and the way to stop it. */
export function SendingProgress({ label, percent, onStop }: SendingProgressProps) {
  const t = useTranslations();
  const formats = useFormats();
  return (
    <Part.Sending>
      <Progress label={label} value={percent} valueText={formats.percent(String(percent), 0)} />
      <Button variant="ghost" size="sm" onClick={onStop}>
        {t.authCenter.documents.stop()}
      </Button>
    </Part.Sending>
  );
}
