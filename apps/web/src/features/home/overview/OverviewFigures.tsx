import type { DashboardOverview } from '@gli/sdk';
import { Card } from '../../../design/display/Card.tsx';
import { Grid, Stack } from '../../../design/display/Layout.tsx';
import { StatFigure } from '../../../design/display/StatFigure.tsx';
import { useFormats } from '../../../i18n/format.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { MoreLink } from './Entry.tsx';
import { Gain, ThisMonth, TotalValue } from './ValueFigures.tsx';

/** What the member owns on the platform, and what it has earned. */
export function OverviewFigures({ overview }: { overview: DashboardOverview }) {
  const t = useTranslations();
  const formats = useFormats();
  const { investments } = overview;
  return (
    <Card>
      <Stack gap="lg">
        <TotalValue overview={overview} />
        <Grid min="sm">
          <StatFigure label={t.alternateHome.balances()} value={formats.won(overview.balances_value_krw)} />
          <StatFigure
            label={t.alternateHome.invested()}
            value={formats.token(investments.current_value)}
            unit={investments.token}
            note={{
              text: t.common.krwApprox({ amount: formats.won(investments.current_value_krw) }),
              trend: 'flat',
            }}
          />
          <Gain
            label={t.alternateHome.earned()}
            amount={investments.earned}
            token={investments.token}
            percent={investments.return_percent}
          />
          <ThisMonth overview={overview} />
        </Grid>
        <MoreLink href="/mypage?tab=portfolio">{t.alternateHome.toPortfolio()}</MoreLink>
      </Stack>
    </Card>
  );
}
