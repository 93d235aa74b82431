import FileText from 'lucide-react/icons/file-text';
import { useFormats } from '../../../i18n/format.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import * as Part from './file-slot.styles.ts';
import { usePreview } from './use-preview.ts';

/** What was chosen: the picture, or a sheet of paper for a PDF, with name and size. */
export function ChosenFile({ file, label }: { file: File; label: string }) {
  const t = useTranslations();
  const formats = useFormats();
  const preview = usePreview(file);
  const isPicture = file.type.startsWith('image/');
  return (
    <>
      {isPicture && preview ? (
        <Part.Picture src={preview} alt={t.authCenter.documents.preview({ side: label })} />
      ) : (
        <Part.Paper aria-hidden>
          <FileText />
        </Part.Paper>
      )}
      <Part.Name>
        {file.name} <span>{formats.bytes(file.size)}</span>
      </Part.Name>
    </>
  );
}
