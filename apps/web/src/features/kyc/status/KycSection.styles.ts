import { visuallyHidden } from '@gli/ui';
import { styled } from '@gli/ui/styles';

export const Side = styled('div', {
  padding: '$4',
  background: '$surfaceSunken',
  borderRight: '1px solid $colors$border',
  '@belowBp2': { borderRight: 0, borderBottom: '1px solid $colors$border' },
  '@mobile': { display: 'flex', alignItems: 'center', gap: '$2', padding: '$1 $3', '& > nav': { flex: 1 } },
});

/** The verification's progress at the end of a phone's row of steps, where `Head` is not shown. */
export const PhoneProgress = styled('span', {
  display: 'none',
  '@mobile': { display: 'block', paddingRight: '$2', fontSize: '$sm', fontWeight: '$semibold' },
});

/** Level and progress. Phones show them only above the overview, so that a step starts with its form. */
export const Head = styled('div', {
  display: 'grid',
  gap: '$3',
  padding: '$6',
  borderBottom: '1px solid $colors$border',
  '@mobile': { gap: '$2', padding: '$3 $5' },
  variants: { isOverview: { true: {}, false: { '@mobile': { ...visuallyHidden, border: 0 } } } },
});

export const panel = {
  maxWidth: 'calc($sizes$prose + 2 * $space$8)',
  padding: '$8',
  '@belowBp2': { padding: '$6 $5' },
  '@mobile': { gap: '$4', paddingTop: '$4' },
};
