import { chooseInitialKind, whilePending } from '@gli/domain';
import type { KycDocumentPage } from '@gli/sdk';
import { useListKycDocuments } from '@gli/sdk/react';
import { BlocksSkeleton, Disclosure, QueryContent, Stack, Text } from '@gli/ui';
import { useTranslations } from '@/i18n';
import { DOCUMENT_PAGE_ROWS } from '../status/panel-reads.ts';
import { RejectionReasons, StepOutcome, type StepProps } from '../status/StepOutcome.tsx';
import { DocumentForm } from './DocumentForm.tsx';
import { DocumentList } from './DocumentList.tsx';

/**
 * Step 2: all sides of an identity document, and the uploads so far. A proof of address can be added at any
 * time.
 */
export function DocumentsStep({ step, memberId, onNext }: StepProps) {
  const t = useTranslations();
  const isSent = step.status === 'approved' || step.status === 'pending';
  const newest = useListKycDocuments(
    { id: memberId, page: 1, page_size: DOCUMENT_PAGE_ROWS },
    { query: whilePending(({ results }: KycDocumentPage) => results.map(({ status }) => status)) },
  );
  return (
    <Stack gap="xl">
      {isSent ? <StepOutcome step={step} onNext={onNext} /> : null}
      <QueryContent query={newest} loading={<BlocksSkeleton count={4} />}>
        {({ results }) =>
          isSent ? (
            <Disclosure summary={t.authCenter.documents.another()}>
              <DocumentForm files={results} initialKind="proof_of_address" onSent={() => Promise.resolve()} />
            </Disclosure>
          ) : (
            <Stack gap="lg">
              <Text tone="muted">{t.authCenter.documents.lead()}</Text>
              <RejectionReasons reasons={step.rejection_reasons} />
              <DocumentForm files={results} initialKind={chooseInitialKind(results)} onSent={onNext} />
            </Stack>
          )
        }
      </QueryContent>
      <DocumentList memberId={memberId} />
    </Stack>
  );
}
