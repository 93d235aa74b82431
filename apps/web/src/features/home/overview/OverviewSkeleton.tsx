import { Card, LoadingRegion, QueryContainer, RowsSkeleton, Split, StatsSkeleton } from '@gli/ui';

/** Skeleton of the value and the tasks, which both new members and investors have. */
export function OverviewSkeleton() {
  return (
    <LoadingRegion>
      <QueryContainer>
        <Split from="container" gap="page">
          <Card gap="lg">
            <StatsSkeleton count={1} />
            <StatsSkeleton count={2} />
          </Card>
          <Card>
            <RowsSkeleton count={3} />
          </Card>
        </Split>
      </QueryContainer>
    </LoadingRegion>
  );
}
