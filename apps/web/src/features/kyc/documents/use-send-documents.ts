import { GliApiError, type KycDocumentSide } from '@gli/sdk';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslations } from '../../../i18n/translations.ts';
import { useErrorText } from '../../../shared/errors/use-error-text.ts';
import { showFieldErrors } from '../../../shared/forms/show-field-errors.ts';
import { isAborted, useUpload } from '../../../shared/forms/use-upload.ts';
import { type DocumentValues, documentFields, uploadForm } from './document-kinds.ts';
import type { DocumentFiles } from './use-document-files.ts';

type SendDocuments = {
  form: UseFormReturn<DocumentValues>;
  chosen: DocumentFiles;
  onSent: () => Promise<void>;
};

/** Uploads the sides one after the other. An uploaded side leaves the form, so a retry sends only the missing ones. */
export function useSendDocuments({ form, chosen, onSent }: SendDocuments) {
  const t = useTranslations();
  const errorText = useErrorText();
  const upload = useUpload('uploadKycDocument', (client, data, options) =>
    client.upload('/kyc/documents/upload/', data, options),
  );
  const [side, setSide] = useState<KycDocumentSide | null>(null);
  const [failure, setFailure] = useState<string | null>(null);

  const fail = (error: unknown, failed: KycDocumentSide) => {
    if (isAborted(error)) return setFailure(t.authCenter.documents.stopped());
    const fileError = error instanceof GliApiError ? error.details.file?.[0] : undefined;
    if (fileError !== undefined) return chosen.setProblem(failed, fileError);
    setFailure(errorText(error));
    showFieldErrors(error, documentFields, form.setError);
  };

  const send = async (values: DocumentValues, sides: readonly KycDocumentSide[]) => {
    setFailure(null);
    for (const one of sides) {
      const file = chosen.files[one];
      if (!file) return;
      setSide(one);
      try {
        await upload.send(() => uploadForm(values, one, file));
        chosen.remove(one);
      } catch (error) {
        fail(error, one);
        return;
      } finally {
        setSide(null);
      }
    }
    await onSent();
  };

  const sending =
    side !== null && upload.percent !== null ? { side, percent: upload.percent, stop: upload.stop } : null;
  return { send, sending, failure };
}
