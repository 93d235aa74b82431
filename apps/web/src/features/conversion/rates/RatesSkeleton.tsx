import { Card, LoadingRegion, Skeleton, Stack } from '@/design';

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
