import type { Order } from '@gli/sdk';
import type { ComponentProps } from 'react';
import { Badge } from '../../design/display/Badge.tsx';
import { translate, useTranslations } from '../../i18n/translations.ts';

const tones: Record<string, ComponentProps<typeof Badge>['tone']> = {
  pending_payment: 'warning',
  paid: 'primary',
  preparing: 'primary',
  completed: 'success',
};

/** A status that this version does not know is shown as unknown. */
export function OrderStatusBadge({ status }: { status: Order['status'] }) {
  const t = useTranslations();
  return (
    <Badge tone={tones[status] ?? 'neutral'} dot>
      {translate(t.terms.orderStatus, status)()}
    </Badge>
  );
}
