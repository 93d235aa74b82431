import { useGetInvestmentPortfolio } from '@gli/sdk/react';
import { Note, PanelSkeleton, QueryError, Stack } from '@gli/ui';
import { useTranslations } from '@/i18n';
import { ValueChart } from '../../value-chart/index.ts';

export function InvestmentLine() {
  const t = useTranslations();
  const portfolio = useGetInvestmentPortfolio();
  if (portfolio.isPending) return <PanelSkeleton />;
  if (!portfolio.data) return <QueryError query={portfolio} />;
  return (
    <Stack gap="xs" css={{ minHeight: '20rem' }}>
      <Note weight="medium">{t.portfolio.investmentLine()}</Note>
      <ValueChart portfolio={portfolio.data} />
    </Stack>
  );
}
