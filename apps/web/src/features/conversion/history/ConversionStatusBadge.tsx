import type { ConversionStatus } from '@gli/sdk';
import type { ComponentProps } from 'react';
import { Badge } from '../../../design/display/Badge.tsx';
import { translate, useTranslations } from '../../../i18n/translations.ts';

const tones: Record<string, ComponentProps<typeof Badge>['tone']> = {
  pending: 'primary',
  completed: 'success',
  failed: 'danger',
};

export function ConversionStatusBadge({ status }: { status: ConversionStatus }) {
  const t = useTranslations();
  return (
    <Badge tone={tones[status] ?? 'neutral'} dot>
      {translate(t.terms.transactionStatus, status)()}
    </Badge>
  );
}
