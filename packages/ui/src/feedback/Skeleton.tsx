import type { ReactNode } from 'react';
import { VisuallyHidden } from '../display/VisuallyHidden.tsx';
import { useTexts } from '../provider/UiProvider.tsx';
import { keyframes, styled } from '../stitches.config.ts';

const breathe = keyframes({ '50%': { opacity: 0.5 } });

/** Placeholder for loading content. Each line is as high as the text it replaces. */
export const Skeleton = styled('span', {
  display: 'block',
  maxWidth: '100%',
  borderRadius: '$sm',
  background: 'color-mix(in srgb, $colors$textMuted 16%, transparent)',
  animation: `${breathe} 1600ms ease-in-out infinite`,
  variants: {
    shape: {
      line: { height: '0.75em', marginBlock: '0.425em' },
      block: { borderRadius: '$md' },
      circle: { borderRadius: '$round', aspectRatio: '1' },
    },
    width: {
      full: { width: '100%' },
      most: { width: '75%' },
      half: { width: '50%' },
      third: { width: '33%' },
    },
  },
  defaultVariants: { shape: 'line', width: 'full' },
});

/** Shows skeletons in place of data and announces that it is loading. */
export function LoadingRegion({ children }: { children: ReactNode }) {
  const t = useTexts();
  return (
    <div role="status">
      <VisuallyHidden>{t.common.loading()}</VisuallyHidden>
      <div aria-hidden>{children}</div>
    </div>
  );
}
