import { MenuLink, visuallyHidden } from '@gli/ui';
import { styled } from '@gli/ui/styles';

// Phones show one row of marks, because the heading below names the step.
export const Steps = styled('ol', {
  display: 'grid',
  gap: '$1',
  '@mobile': { display: 'flex', justifyContent: 'space-between', gap: 0 },
});

export const Step = styled(MenuLink, {
  minHeight: '3.5rem',
  border: '1px solid transparent',
  '&[aria-current]': { background: '$surface', borderColor: '$border', boxShadow: '$card' },
  '@mobile': { justifyContent: 'center', width: '$touch', minHeight: '$touch', padding: 0 },
  variants: { isLocked: { true: { color: '$textMuted', pointerEvents: 'none' } } },
});

export const StepTexts = styled('span', { '@mobile': visuallyHidden });
