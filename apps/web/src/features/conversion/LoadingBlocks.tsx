import { LoadingRegion, Skeleton, Stack } from '@/design';

/** Loading placeholder made of blocks with the heights of the content. */
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
