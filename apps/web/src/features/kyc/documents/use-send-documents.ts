import { GliApiError, type KycDocument, type KycDocumentSide } from '@gli/sdk';
import { getUploadKycDocumentUrl } from '@gli/sdk/react';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useToast } from '../../../design/feedback/toast-context.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { useErrorText } from '../../../shared/errors/use-error-text.ts';
import { isAborted, useUpload } from '../../../shared/use-upload.ts';
import { showServerErrors } from '../server-validation-errors.ts';
import { type DocumentValues, documentFields, uploadForm } from './document-values.ts';
import type { DocumentFiles } from './use-document-files.ts';

type SendDocuments = {
  form: UseFormReturn<DocumentValues>;
  chosen: DocumentFiles;
  onSent: () => Promise<void>;
};

/** Sends the sides one after the other. One that has gone leaves the form, so another try sends only what is missing. */
export function useSendDocuments({ form, chosen, onSent }: SendDocuments) {
  const t = useTranslations();
  const toast = useToast();
  const errorText = useErrorText();
  const upload = useUpload<KycDocument>('uploadKycDocument');
  const [side, setSide] = useState<KycDocumentSide | null>(null);
  const [failure, setFailure] = useState<string | null>(null);

  const fail = (error: unknown, failed: KycDocumentSide) => {
    if (isAborted(error)) return setFailure(t.authCenter.documents.stopped());
    const aboutFile = error instanceof GliApiError ? error.details.file?.[0] : undefined;
    if (aboutFile !== undefined) return chosen.setProblem(failed, aboutFile);
    setFailure(errorText(error));
    showServerErrors(error, documentFields, form.setError);
  };

  const send = async (values: DocumentValues, sides: readonly KycDocumentSide[]) => {
    setFailure(null);
    for (const one of sides) {
      const file = chosen.files[one];
      if (!file) return;
      setSide(one);
      try {
        await upload.send({ path: getUploadKycDocumentUrl(), form: uploadForm(values, one, file) });
        chosen.remove(one);
      } catch (error) {
        fail(error, one);
        return;
      } finally {
        setSide(null);
      }
    }
    toast({ tone: 'success', title: t.authCenter.documents.sent() });
    await onSent();
  };

  const sending =
    side !== null && upload.percent !== null ? { side, percent: upload.percent, stop: upload.stop } : null;
  return { send, sending, failure };
}
