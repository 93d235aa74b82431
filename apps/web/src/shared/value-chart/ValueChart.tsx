import type { InvestmentPortfolio } from '@gli/sdk';
import { TimeChart } from '@/design';
import { useFormats, useTranslations } from '@/i18n';

type ValueChartProps = { portfolio: InvestmentPortfolio; height?: 'md' | 'lg' };

/** Value and cost of the member's investments over time. Requires at least one point. */
export function ValueChart({ portfolio, height }: ValueChartProps) {
  const t = useTranslations();
  const formats = useFormats();
  const { value_series: series, token } = portfolio;
  const first = series[0];
  const last = series.at(-1);
  if (!first || !last) return null;
  const when = portfolio.interval === 'month' ? formats.month : formats.day;
  return (
    <TimeChart
      name={t.portfolio.valueOverTime()}
      label={t.portfolio.valueChart({
        from: when(first.at),
        to: when(last.at),
        first: formats.token(first.value, token),
        last: formats.token(last.value, token),
      })}
      shape="steps"
      interval={portfolio.interval === 'month' ? 'month' : 'day'}
      series={[
        { name: t.portfolio.value(), tone: 'chart1' },
        { name: t.portfolio.invested(), tone: 'chart2' },
      ]}
      points={series.map(({ at, value, invested }) => ({
        at,
        when: when(at),
        values: [value, invested].map((amount) => ({
          value: Number(amount),
          display: formats.token(amount, token),
        })),
      }))}
      unit={token}
      height={height}
    />
  );
}
