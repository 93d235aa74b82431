import type { ComponentProps } from 'react';
import { Card } from '../display/Card.tsx';
import { Grid, Stack } from '../display/Layout.tsx';
import { CardCover } from '../display/Picture.tsx';
import { LoadingRegion, Skeleton } from '../feedback/Skeleton.tsx';

type CardSkeletonProps = {
  /** True for cards with a picture. */
  pictured?: boolean;
};

// Like `MediaCard`.
const compactOnPhone = {
  '@mobile': {
    display: 'grid',
    gridTemplateColumns: '6.5rem minmax(0, 1fr)',
    [`& > ${CardCover}`]: { aspectRatio: 'auto' },
  },
};

/** Skeleton of a card. */
export function CardSkeleton({ pictured = false }: CardSkeletonProps) {
  return (
    <Card padding={pictured ? 'none' : 'md'} css={pictured ? compactOnPhone : {}}>
      {pictured ? <CardCover /> : null}
      <Stack gap="sm" css={pictured ? { padding: '$5', '@mobile': { padding: '$3' } } : {}}>
        <Skeleton width="half" />
        <Skeleton />
        <Skeleton width="most" />
        <Skeleton shape="block" css={{ height: '5rem' }} />
      </Stack>
    </Card>
  );
}

type CardGridSkeletonProps = CardSkeletonProps & {
  count: number;
  /** Min width of a card, as in the grid that replaces the skeletons. */
  min?: ComponentProps<typeof Grid>['min'];
};

/** Skeleton of a card grid. */
export function CardGridSkeleton({ count, min, ...card }: CardGridSkeletonProps) {
  return (
    <LoadingRegion>
      <Grid min={min ?? 'md'}>
        {Array.from({ length: count }, (_, index) => (
          <CardSkeleton key={index} {...card} />
        ))}
      </Grid>
    </LoadingRegion>
  );
}
