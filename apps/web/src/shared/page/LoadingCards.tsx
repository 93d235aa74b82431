import type { ComponentProps } from 'react';
import { Card, Grid, LoadingRegion, Skeleton, Stack } from '@/design';

type LoadingCardsProps = {
  count: number;
  /** Min width of a card, as in the grid that replaces this. */
  min?: ComponentProps<typeof Grid>['min'];
  /** Height of the content below a card's first lines. */
  height?: string;
};

/** Placeholders for loading cards. */
export function LoadingCards({ count, min, height = '4rem' }: LoadingCardsProps) {
  return (
    <LoadingRegion>
      <Grid min={min ?? 'md'}>
        {Array.from({ length: count }, (_, index) => (
          <Card key={index}>
            <Stack gap="sm">
              <Skeleton width="half" />
              <Skeleton />
              <Skeleton width="most" />
              <Skeleton shape="block" css={{ height }} />
            </Stack>
          </Card>
        ))}
      </Grid>
    </LoadingRegion>
  );
}
