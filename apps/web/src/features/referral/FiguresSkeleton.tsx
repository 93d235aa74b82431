import type { ReactNode } from 'react';
import { Card, LoadingRegion, Stack } from '@/design';
import { LoadingFigures } from '@/shared';

/** Placeholder for a card with four figures and content below. */
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
