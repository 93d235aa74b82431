import type { DashboardOverview } from '@gli/sdk';
import { decimal } from '@gli/validation';
import { Link } from 'wouter';
import { Card } from '../../../design/display/Card.tsx';
import { Grid, Stack } from '../../../design/display/Layout.tsx';
import { StatFigure } from '../../../design/display/StatFigure.tsx';
import { TextLink } from '../../../design/display/Text.tsx';
import { useFormats } from '../../../i18n/format.ts';
import { useTranslations } from '../../../i18n/translations.ts';

/** All that the member has on the platform, and what it brought. */
export function OverviewFigures({ overview }: { overview: DashboardOverview }) {
  const t = useTranslations();
  const formats = useFormats();
  const { investments, this_month: month } = overview;
  return (
    <Card>
      <Stack gap="lg">
        <StatFigure
          label={t.alternateHome.totalValue()}
          value={formats.won(overview.total_value_krw)}
          size="lg"
        />
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
          <StatFigure
            label={t.alternateHome.earned()}
            value={formats.gain(investments.earned)}
            unit={investments.token}
            note={{ text: formats.percent(investments.return_percent), trend: trendOf(investments.earned) }}
          />
          <StatFigure
            label={t.alternateHome.thisMonth()}
            value={formats.gain(month.change)}
            unit={month.token}
            note={{ text: formats.percent(month.change_percent), trend: trendOf(month.change) }}
          />
        </Grid>
        <div>
          <Link href="/mypage?tab=portfolio" asChild>
            <TextLink>{t.alternateHome.toPortfolio()}</TextLink>
          </Link>
        </div>
      </Stack>
    </Card>
  );
}

function trendOf(amount: string): 'up' | 'down' | 'flat' {
  if (decimal.isZero(amount)) return 'flat';
  return decimal.isNegative(amount) ? 'down' : 'up';
}
