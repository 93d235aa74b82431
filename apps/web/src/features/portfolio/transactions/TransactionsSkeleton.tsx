import { Card } from '../../../design/display/Card.tsx';
import { Grid, Stack } from '../../../design/display/Layout.tsx';
import { LoadingRegion, Skeleton } from '../../../design/feedback/Skeleton.tsx';
import { useTranslations } from '../../../i18n/translations.ts';

/** The transactions' shape while they are loading. */
export function TransactionsSkeleton() {
  const t = useTranslations();
  return (
    <LoadingRegion label={t.common.loading()}>
      <Stack gap="lg">
        <Card>
          <Stack gap="lg">
            <Skeleton shape="block" width="third" css={{ height: '3.75rem' }} />
            <Grid min="xs">
              {['glib', 'glid', 'glil', 'usdt'].map((figure) => (
                <Skeleton key={figure} shape="block" css={{ height: '5rem' }} />
              ))}
            </Grid>
          </Stack>
        </Card>
        <Card padding="sm">
          <Stack gap="md">
            <Skeleton shape="block" css={{ height: '4.5rem' }} />
            <Skeleton shape="block" css={{ height: '30rem' }} />
          </Stack>
        </Card>
      </Stack>
    </LoadingRegion>
  );
}
