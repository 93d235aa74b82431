import { styled } from '@gli/ui/styles';

// virtua disables pointer events while scrolling, which would lose a click right after it. Hover transitions would run
// on every card that passes under the mouse.
export const Feed = styled('div', {
  '& > div': { pointerEvents: 'auto !important' },
  '& article': { transition: 'none' },
});
