import type { ReactNode } from 'react';
import { Card } from '../../design/display/Card.tsx';
import { Grid, Stack } from '../../design/display/Layout.tsx';
import { LoadingRegion, Skeleton } from '../../design/feedback/Skeleton.tsx';

/** A card with four figures while it is loading, and what is below them. */
export function FiguresSkeleton({ children }: { children?: ReactNode }) {
  return (
    <LoadingRegion>
      <Card>
        <Stack gap="lg">
          <Grid min="sm">
            {['first', 'second', 'third', 'fourth'].map((figure) => (
              <Skeleton key={figure} shape="block" css={{ height: '5rem' }} />
            ))}
          </Grid>
          {children}
        </Stack>
      </Card>
    </LoadingRegion>
  );
}
