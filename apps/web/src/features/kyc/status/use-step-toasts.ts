import { diffSteps, type VerificationView } from '@gli/domain';
import type { KycStatus } from '@gli/sdk';
import { getProfileQuery, listKycDocumentsQuery, useGliClient } from '@gli/sdk/react';
import { translate, useToast } from '@gli/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslations } from '@/i18n';

/**
 * Shows a toast for each decision about a step that is not visible, and refetches the reasons for it.
 * @param view the step in the panel, or the overview
 */
export function useStepToasts(status: KycStatus, view: VerificationView): void {
  const t = useTranslations();
  const toast = useToast();
  const client = useGliClient();
  const cache = useQueryClient();
  const before = useRef(status);
  useEffect(() => {
    const decisions = diffSteps(before.current.steps, status.steps);
    before.current = status;
    for (const { name, title, outcome } of decisions) {
      if (view === name || view === 'status') continue;
      const isApproved = outcome === 'approved';
      toast({
        tone: isApproved ? 'success' : 'danger',
        title: isApproved
          ? translate(t.authCenter.stepApproved, name)()
          : t.authCenter.stepRejected({ step: title }),
      });
    }
    if (decisions.length > 0) {
      void cache.invalidateQueries(listKycDocumentsQuery(client, { id: status.member_id }));
      // The profile contains a summary of the verification.
      void cache.invalidateQueries(getProfileQuery(client));
    }
  }, [status, view, t, toast, client, cache]);
}
