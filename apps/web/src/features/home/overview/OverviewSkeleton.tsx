import { Card } from '../../../design/display/Card.tsx';
import { Grid, Stack } from '../../../design/display/Layout.tsx';
import { LoadingRegion, Skeleton } from '../../../design/feedback/Skeleton.tsx';
import { useTranslations } from '../../../i18n/translations.ts';
import { Columns, Frame } from './overview.styles.ts';

/** The shape of the members' home while it is loading. */
export function OverviewSkeleton() {
  const t = useTranslations();
  return (
    <LoadingRegion label={t.common.loading()}>
      <Frame>
        <Stack gap="xl">
          <Card>
            <Stack gap="lg">
              <Skeleton shape="block" css={{ height: '4rem', width: '14rem' }} />
              <Grid min="sm">
                {['balances', 'invested', 'earned', 'month'].map((figure) => (
                  <Skeleton key={figure} shape="block" css={{ height: '4.75rem' }} />
                ))}
              </Grid>
              <Skeleton width="third" />
            </Stack>
          </Card>
          <Columns>
            {['tasks', 'notices', 'payouts', 'orders'].map((part) => (
              <Stack key={part} gap="md">
                <Skeleton width="third" />
                <Skeleton shape="block" css={{ height: '12rem' }} />
              </Stack>
            ))}
          </Columns>
        </Stack>
      </Frame>
    </LoadingRegion>
  );
}
