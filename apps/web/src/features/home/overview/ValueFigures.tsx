import type { DashboardOverview } from '@gli/sdk';
import { Stat, toTrend } from '@gli/ui';
import { useFormats, useTranslations } from '@/i18n';

type OverviewProps = { overview: DashboardOverview };

export function TotalValue({ overview }: OverviewProps) {
  const t = useTranslations();
  const formats = useFormats();
  return (
    <Stat label={t.alternateHome.totalValue()} value={formats.won(overview.total_value_krw)} size="xl" />
  );
}

export function ThisMonth({ overview: { this_month: month } }: OverviewProps) {
  const t = useTranslations();
  return (
    <ChangeBadge
      label={t.alternateHome.thisMonth()}
      amount={month.change}
      token={month.token}
      percent={month.change_percent}
    />
  );
}

type GainProps = { label: string; amount: string; token: string; percent: string };

export function ChangeBadge({ label, amount, token, percent }: GainProps) {
  const formats = useFormats();
  return (
    <Stat
      label={label}
      value={formats.gain(amount)}
      unit={token}
      note={formats.change(percent)}
      trend={toTrend(amount)}
    />
  );
}
