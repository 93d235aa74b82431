import type { RiskLevel, RwaAssetStatus } from '@gli/sdk';
import { Badge, StatusBadge, translate } from '@gli/ui';
import type { ComponentProps } from 'react';
import { useTranslations } from '@/i18n';

type Tone = ComponentProps<typeof Badge>['tone'];

const riskTones: Record<string, Tone> = {
  low: 'success',
  medium: 'primary',
  high: 'warning',
  very_high: 'danger',
};
const statusTones: Record<string, Tone> = { pending: 'primary', completed: 'neutral' };

export function RiskBadge({ risk }: { risk: RiskLevel }) {
  const t = useTranslations();
  return (
    <Badge tone={riskTones[risk] ?? 'neutral'}>{`${t.rwa.risk()} ${translate(t.terms.risk, risk)()}`}</Badge>
  );
}

/** Funding status of an asset. Spec §3 RWA asset */
export function AssetStatusBadge({ status }: { status: RwaAssetStatus }) {
  const t = useTranslations();
  return <StatusBadge status={status} labels={t.terms.status} tone={statusTones[status]} />;
}
