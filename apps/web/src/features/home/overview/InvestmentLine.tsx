import { useGetInvestmentPortfolio } from '@gli/sdk/react';
import { Skeleton, Stack } from '@/design';
import { useTranslations } from '@/i18n';
import { Note, QueryError } from '@/shared';
import { ValueChart } from '../../../shared/value-chart/ValueChart.tsx';

export function InvestmentLine() {
  const t = useTranslations();
  const portfolio = useGetInvestmentPortfolio();
  if (portfolio.isPending) return <Skeleton shape="block" css={{ height: '17.5rem' }} />;
  if (!portfolio.data) return <QueryError query={portfolio} />;
  return (
    <Stack gap="xs" css={{ minHeight: '17.5rem' }}>
      <Note weight="medium">{t.portfolio.investmentLine()}</Note>
      <ValueChart portfolio={portfolio.data} />
    </Stack>
  );
}
