import type { Order } from '@gli/sdk';
import type { ComponentProps } from 'react';
import { Badge } from '../../design/display/Badge.tsx';
import { useWords, wordFor } from '../../i18n/words.ts';

const tones: Record<string, ComponentProps<typeof Badge>['tone']> = {
  pending_payment: 'warning',
  paid: 'primary',
  preparing: 'primary',
  completed: 'success',
};

/** Where an order stands; a status that this version does not know reads as unknown. */
export function OrderStatusBadge({ status }: { status: Order['status'] }) {
  const words = useWords();
  return (
    <Badge tone={tones[status] ?? 'neutral'} dot>
      {wordFor(words.terms.orderStatus, status)()}
    </Badge>
  );
}
