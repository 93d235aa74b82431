import type { ReactNode } from 'react';
import { Card } from '../../design/display/Card.tsx';
import { Stack } from '../../design/display/Layout.tsx';
import { LoadingRegion } from '../../design/feedback/Skeleton.tsx';
import { LoadingFigures } from '../../shared/page/LoadingShapes.tsx';

/** A card with four figures while it is loading, and what is below them. */
export function FiguresSkeleton({ children }: { children?: ReactNode }) {
  return (
    <LoadingRegion>
      <Card>
        <Stack gap="lg">
          <LoadingFigures count={4} />
          {children}
        </Stack>
      </Card>
    </LoadingRegion>
  );
}
