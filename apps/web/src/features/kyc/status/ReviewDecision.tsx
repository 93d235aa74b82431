import type { KycRejectionReason } from '@gli/sdk';
import type { ComponentProps } from 'react';
import { styled, Text } from '@/design';
import { StatusBadge } from '@/shared';

const Decision = styled('div', {
  display: 'grid',
  gap: '$1',
  justifyItems: 'start',
  minWidth: 0,
  '@mobile': { justifyItems: 'end', textAlign: 'right' },
});

type ReviewDecisionProps = Pick<ComponentProps<typeof StatusBadge>, 'status' | 'labels'> & {
  reasons: readonly KycRejectionReason[];
  reasonText: Pick<ComponentProps<typeof Text>, 'size' | 'tone'>;
};

/** A table cell with a status and its reasons. */
export function ReviewDecision({ status, labels, reasons, reasonText }: ReviewDecisionProps) {
  return (
    <Decision>
      <StatusBadge {...{ status, labels }} />
      {reasons.map(({ code, text }) => (
        <Text key={code} {...reasonText}>
          {text}
        </Text>
      ))}
    </Decision>
  );
}
