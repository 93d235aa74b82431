import { isClosingSoon } from '@gli/domain';
import type { RiskLevel, RwaAssetSummary } from '@gli/sdk';
import { Badge, StatusBadge, translate } from '@gli/ui';
import type { ComponentProps } from 'react';
import { getServerTime } from '@/data';
import { useTranslations } from '@/i18n';

type Tone = ComponentProps<typeof Badge>['tone'];

const riskTones: Record<string, Tone> = {
  low: 'success',
  medium: 'primary',
  high: 'warning',
  very_high: 'danger',
};
const statusTones: Record<string, Tone> = { pending: 'primary', completed: 'neutral' };

type RiskBadgeProps = {
  risk: RiskLevel;
  /** True next to a label that says that it is a risk. */
  labeled?: boolean;
};

export function RiskBadge({ risk, labeled = false }: RiskBadgeProps) {
  const t = useTranslations();
  const level = translate(t.terms.risk, risk)();
  return (
    <Badge tone={riskTones[risk] ?? 'neutral'}>{labeled ? level : t.rwa.riskBadge({ risk: level })}</Badge>
  );
}

/** Funding status of an asset, or that its funding ends soon. Spec §3 RWA asset */
export function AssetStatusBadge({ asset }: { asset: Pick<RwaAssetSummary, 'status' | 'funding'> }) {
  const t = useTranslations();
  if (isClosingSoon(asset, getServerTime())) return <Badge tone="warning">{t.rwa.closingSoon()}</Badge>;
  const { status } = asset;
  return <StatusBadge status={status} labels={t.terms.status} tone={statusTones[status]} />;
}
