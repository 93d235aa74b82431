import type { RiskLevel, RwaAssetStatus } from '@gli/sdk';
import type { ComponentProps } from 'react';
import { Badge } from '../../design/display/Badge.tsx';
import { translate, useTranslations } from '../../i18n/translations.ts';

type Tone = ComponentProps<typeof Badge>['tone'];

const riskTones: Record<string, Tone> = {
  low: 'success',
  medium: 'primary',
  high: 'warning',
  very_high: 'danger',
};
const statusTones: Record<string, Tone> = {
  active: 'success',
  pending: 'primary',
  completed: 'neutral',
  paused: 'warning',
};

/** How risky an asset is; a level that this version does not know reads as unknown. */
export function RiskBadge({ risk }: { risk: RiskLevel }) {
  const t = useTranslations();
  return (
    <Badge tone={riskTones[risk] ?? 'neutral'}>
      {t.rwa.risk()} {translate(t.terms.risk, risk)()}
    </Badge>
  );
}

/** Whether an asset takes investments: 'available', 'preparing', … (spec §3 RWA asset). */
export function StatusBadge({ status }: { status: RwaAssetStatus }) {
  const t = useTranslations();
  return (
    <Badge tone={statusTones[status] ?? 'neutral'} dot>
      {translate(t.terms.status, status)()}
    </Badge>
  );
}
