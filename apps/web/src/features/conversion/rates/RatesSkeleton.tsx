import { Card } from '../../../design/display/Card.tsx';
import { Stack } from '../../../design/display/Layout.tsx';
import { LoadingRegion, Skeleton } from '../../../design/feedback/Skeleton.tsx';

/** The rates while they or their code are being fetched. */
export function RatesSkeleton() {
  return (
    <LoadingRegion>
      <Card>
        <Stack gap="lg">
          <Skeleton shape="block" css={{ height: '6.5rem' }} />
          <Skeleton shape="block" width="half" css={{ height: '2.75rem', alignSelf: 'flex-end' }} />
          <Skeleton shape="block" css={{ height: '22rem' }} />
        </Stack>
      </Card>
    </LoadingRegion>
  );
}
