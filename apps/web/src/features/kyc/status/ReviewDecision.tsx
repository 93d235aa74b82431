import type { KycRejectionReason } from '@gli/sdk';
import { Stack, StatusBadge, Text } from '@gli/ui';
import type { ComponentProps } from 'react';

type ReviewDecisionProps = Pick<ComponentProps<typeof StatusBadge>, 'status' | 'labels'> & {
  reasons: readonly KycRejectionReason[];
  reasonText: Pick<ComponentProps<typeof Text>, 'size' | 'tone'>;
};

export function ReviewDecision({ status, labels, reasons, reasonText }: ReviewDecisionProps) {
  return (
    <Stack gap="xs" align="start">
      <StatusBadge {...{ status, labels }} />
      {reasons.map(({ code, text }) => (
        <Text key={code} {...reasonText}>
          {text}
        </Text>
      ))}
    </Stack>
  );
}
