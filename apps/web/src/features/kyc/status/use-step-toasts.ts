import type { KycStatus } from '@gli/sdk';
import { getListKycDocumentsQueryKey } from '@gli/sdk/react';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useToast } from '../../../design/feedback/toast-context.ts';
import { useWords } from '../../../i18n/words.ts';
import { stepNews } from './diff-steps.ts';

/** Tells what a reviewer decides while the page is open, and reads again what shows the decision's reasons. */
export function useStepNews(status: KycStatus | undefined): void {
  const words = useWords();
  const toast = useToast();
  const cache = useQueryClient();
  const before = useRef(status);
  useEffect(() => {
    const news = before.current && status ? stepNews(before.current.steps, status.steps) : [];
    before.current = status;
    for (const { title, outcome } of news) {
      const isApproved = outcome === 'approved';
      toast({
        tone: isApproved ? 'success' : 'danger',
        title: isApproved
          ? words.authCenter.stepApproved({ step: title })
          : words.authCenter.stepRejected({ step: title }),
      });
    }
    if (status && news.length > 0) {
      void cache.invalidateQueries({ queryKey: getListKycDocumentsQueryKey(status.member_id) });
      // The profile carries a summary of the verification.
      void cache.invalidateQueries({ queryKey: ['/user/profile/'] });
    }
  }, [status, words, toast, cache]);
}
