import type { ConversionStatus } from '@gli/sdk';
import type { ComponentProps } from 'react';
import { Badge } from '../../../design/display/Badge.tsx';
import { useWords, wordFor } from '../../../i18n/words.ts';

const tones: Record<string, ComponentProps<typeof Badge>['tone']> = {
  pending: 'primary',
  completed: 'success',
  failed: 'danger',
};

/** How far a conversion is. */
export function ConversionStatusBadge({ status }: { status: ConversionStatus }) {
  const words = useWords();
  return (
    <Badge tone={tones[status] ?? 'neutral'} dot>
      {wordFor(words.terms.transactionStatus, status)()}
    </Badge>
  );
}
