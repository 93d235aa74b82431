import { GliApiError } from '@gli/sdk';
import { getFaceVerificationStatusQuery, useGliClient } from '@gli/sdk/react';
import { PORTRAIT_MIN_PIXELS } from '@gli/validation';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { FileChangedError, isAborted, useErrorText, useLatestFile, useUpload } from '@/data';
import { useTranslations } from '@/i18n';
import { checkPortrait, type Portrait, type PortraitProblem, portraitForm } from './portrait.ts';

export function usePortrait(memberId: string, onSent: () => Promise<void>) {
  const t = useTranslations();
  const errorText = useErrorText();
  const client = useGliClient();
  const cache = useQueryClient();
  const upload = useUpload('submitFaceVerification', (client, form, options) =>
    client.upload('/users/{id}/face-verification/', form, { ...options, params: { path: { id: memberId } } }),
  );
  const [portrait, setPortrait] = useState<Portrait | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);

  const files = useLatestFile();
  const problemTexts: Record<PortraitProblem, () => string> = {
    empty: t.authCenter.documents.empty,
    too_large: t.authCenter.documents.tooLarge,
    wrong_type: t.authCenter.face.wrongType,
    unreadable: t.authCenter.face.unreadable,
    too_small: () => t.authCenter.face.tooSmall({ pixels: PORTRAIT_MIN_PIXELS }),
  };

  const take = async (taken: Portrait) => {
    setFailure(null);
    const checked = await files.check(checkPortrait(taken.file).then((issue) => ({ issue })));
    if (checked === null) return;
    setProblem(checked.issue && problemTexts[checked.issue]());
    setPortrait(checked.issue === null ? taken : null);
  };
  const discard = () => {
    setPortrait(null);
    setFailure(null);
  };
  const send = async (taken: Portrait) => {
    setFailure(null);
    setSending(true);
    try {
      await upload.send(() => portraitForm(taken));
      setPortrait(null);
      await onSent();
    } catch (error) {
      if (error instanceof FileChangedError) {
        setProblem(errorText(error));
        return setPortrait(null);
      }
      const imageError = error instanceof GliApiError ? error.details.image?.[0] : undefined;
      setFailure(isAborted(error) ? t.authCenter.documents.stopped() : (imageError ?? errorText(error)));
      // Updates the page, because no attempts may be left or the member may already be verified.
      void cache.invalidateQueries(getFaceVerificationStatusQuery(client, { id: memberId }));
    } finally {
      setSending(false);
    }
  };
  const { percent, stop } = upload;
  return { portrait, problem, failure, percent, isSending, take, discard, send, stop };
}
