import type { KycStatus } from '@gli/sdk';
import { getListKycDocumentsQueryKey } from '@gli/sdk/react';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useToast } from '../../../design/feedback/toast-context.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { diffSteps } from './diff-steps.ts';

/** Tells what a reviewer decides while the page is open, and reads again what shows the decision's reasons. */
export function useStepToasts(status: KycStatus | undefined): void {
  const t = useTranslations();
  const toast = useToast();
  const cache = useQueryClient();
  const before = useRef(status);
  useEffect(() => {
    const news = before.current && status ? diffSteps(before.current.steps, status.steps) : [];
    before.current = status;
    for (const { title, outcome } of news) {
      const isApproved = outcome === 'approved';
      toast({
        tone: isApproved ? 'success' : 'danger',
        title: isApproved
          ? t.authCenter.stepApproved({ step: title })
          : t.authCenter.stepRejected({ step: title }),
      });
    }
    if (status && news.length > 0) {
      void cache.invalidateQueries({ queryKey: getListKycDocumentsQueryKey(status.member_id) });
      // The profile carries a summary of the verification.
      void cache.invalidateQueries({ queryKey: ['/user/profile/'] });
    }
  }, [status, t, toast, cache]);
}
