import { useGetInvestmentPortfolio } from '@gli/sdk/react';
import { Note, QueryError, Skeleton, Stack } from '@gli/ui';
import { useTranslations } from '@/i18n';
import { ValueChart } from '../../value-chart/index.ts';

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
