import type { DashboardOverview } from '@gli/sdk';
import { StatFigure } from '../../../design/display/StatFigure.tsx';
import { useFormats } from '../../../i18n/format.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { signed, trendOf } from '../../../shared/trend.ts';

type OverviewProps = { overview: DashboardOverview };

export function TotalValue({ overview }: OverviewProps) {
  const t = useTranslations();
  const formats = useFormats();
  return (
    <StatFigure
      label={t.alternateHome.totalValue()}
      value={formats.won(overview.total_value_krw)}
      size="lg"
    />
  );
}

/** This month's gain or loss. */
export function ThisMonth({ overview: { this_month: month } }: OverviewProps) {
  const t = useTranslations();
  return (
    <Gain
      label={t.alternateHome.thisMonth()}
      amount={month.change}
      token={month.token}
      percent={month.change_percent}
    />
  );
}

type GainProps = { label: string; amount: string; token: string; percent: string };

export function Gain({ label, amount, token, percent }: GainProps) {
  const formats = useFormats();
  return (
    <StatFigure
      label={label}
      value={formats.gain(amount)}
      unit={token}
      note={{ text: signed(percent, formats.percent), trend: trendOf(amount) }}
    />
  );
}
