import { Card, LoadingRegion, Skeleton, Stack } from '@/design';

/** Placeholder while the rates or their code are loading. */
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
