import { Stack } from '../../design/display/Layout.tsx';
import { LoadingRegion, Skeleton } from '../../design/feedback/Skeleton.tsx';

/** Something that is still loading, as blocks with the heights of its parts. */
export function LoadingBlocks({ heights, gap = 'md' }: { heights: readonly string[]; gap?: 'md' | 'lg' }) {
  return (
    <LoadingRegion>
      <Stack gap={gap}>
        {heights.map((height, index) => (
          <Skeleton key={index} shape="block" css={{ height }} />
        ))}
      </Stack>
    </LoadingRegion>
  );
}
