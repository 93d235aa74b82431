import type { InvestmentPortfolio } from '@gli/sdk';
import { Text } from '@gli/ui';
import { TimeChart } from '@gli/ui/charts';
import { useFormats, useTranslations } from '@/i18n';

type ValueChartProps = { portfolio: InvestmentPortfolio; height?: 'sm' | 'md' | 'lg' };

/**
 * Principal of the member's investments and their income so far, over time. A single point is a sentence, because it is
 * not a line yet. Requires at least one point.
 */
export function ValueChart({ portfolio, height }: ValueChartProps) {
  const t = useTranslations();
  const formats = useFormats();
  const { value_series: series, token } = portfolio;
  const first = series[0];
  const last = series.at(-1);
  if (!first || !last) return null;
  const when = portfolio.interval === 'month' ? formats.month : formats.day;
  if (series.length === 1)
    return (
      <Text tone="muted">
        {t.portfolio.valueStart({ amount: formats.token(first.invested, token), from: when(first.at) })}
      </Text>
    );
  return (
    <TimeChart
      name={t.portfolio.valueOverTime()}
      label={t.portfolio.valueChart({
        from: when(first.at),
        to: when(last.at),
        first: formats.token(first.invested, token),
        last: formats.token(last.invested, token),
        earned: formats.token(last.earned, token),
      })}
      shape="steps"
      interval={portfolio.interval === 'month' ? 'month' : 'day'}
      series={[
        { name: t.portfolio.invested(), tone: 'chart1' },
        { name: t.portfolio.earned(), tone: 'chart2' },
      ]}
      points={series.map(({ at, invested, earned }) => ({
        at,
        when: when(at),
        values: [invested, earned].map((amount) => ({
          value: Number(amount),
          display: formats.token(amount, token),
        })),
      }))}
      // The figures above a small chart already name the token.
      unit={height === 'sm' ? undefined : token}
      height={height}
    />
  );
}
