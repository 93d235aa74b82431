import { GliApiError, type KycDocumentSide } from '@gli/sdk';
import { useState } from 'react';
import { FileChangedError, isAborted, useUpload } from '@/data';
import { useTranslations } from '@/i18n';
import { type DocumentInput, uploadForm } from './document-kinds.ts';
import type { DocumentFiles } from './use-document-files.ts';

/**
 * Uploads the sides one after another. A side that was uploaded leaves the form, so a retry sends only the
 * missing ones. A problem with a file is shown next to the file. Other errors are thrown.
 */
export function useSendDocuments(chosen: DocumentFiles, onSent: () => Promise<void>) {
  const upload = useUpload('uploadKycDocument', (client, data, options) =>
    client.upload('/kyc/documents/upload/', data, options),
  );
  const t = useTranslations();
  const [side, setSide] = useState<KycDocumentSide | null>(null);
  const [isStopped, setStopped] = useState(false);

  const fail = (error: unknown, failed: KycDocumentSide) => {
    if (isAborted(error)) return setStopped(true);
    if (error instanceof FileChangedError) {
      chosen.remove(failed);
      return chosen.setProblem(failed, t.errors.fileChanged());
    }
    const fileError = error instanceof GliApiError ? error.details.file?.[0] : undefined;
    if (fileError !== undefined) return chosen.setProblem(failed, fileError);
    throw error;
  };

  const send = async (input: DocumentInput, sides: readonly KycDocumentSide[]) => {
    setStopped(false);
    for (const one of sides) {
      const file = chosen.files[one];
      if (!file) return;
      setSide(one);
      try {
        await upload.send(() => uploadForm(input, one, file));
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
  return { send, sending, isStopped };
}
