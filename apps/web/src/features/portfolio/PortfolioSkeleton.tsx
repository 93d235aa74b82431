import { Card } from '../../design/display/Card.tsx';
import { Grid, Stack } from '../../design/display/Layout.tsx';
import { LoadingRegion, Skeleton } from '../../design/feedback/Skeleton.tsx';
import { useTranslations } from '../../i18n/translations.ts';

/** The portfolio's shape while it is loading. */
export function PortfolioSkeleton() {
  const t = useTranslations();
  return (
    <LoadingRegion label={t.common.loading()}>
      <Stack gap="lg">
        <Card>
          <Grid min="sm">
            {['value', 'invested', 'earned', 'apy'].map((figure) => (
              <Skeleton key={figure} shape="block" css={{ height: '4.5rem' }} />
            ))}
          </Grid>
        </Card>
        <Grid min="lg">
          <Skeleton shape="block" css={{ height: '24rem' }} />
          <Skeleton shape="block" css={{ height: '24rem' }} />
        </Grid>
        <Skeleton shape="block" css={{ height: '14rem' }} />
      </Stack>
    </LoadingRegion>
  );
}
