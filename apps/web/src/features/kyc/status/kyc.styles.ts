import { styled } from '../../../design/stitches.config.ts';

// What the verification card is made of: the bar above, the steps beside the panel; on narrow screens under each other.

export const Head = styled('div', {
  display: 'grid',
  gap: '$3',
  padding: '$6',
  borderBottom: '1px solid $colors$border',
  '@mobile': { padding: '$5' },
});
export const Columns = styled('div', {
  display: 'grid',
  gridTemplateColumns: '17.5rem minmax(0, 1fr)',
  alignItems: 'stretch',
  '@media (max-width: 1023px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
});
export const Side = styled('div', {
  padding: '$4',
  background: '$surfaceSunken',
  borderRight: '1px solid $colors$border',
  '@media (max-width: 1023px)': { borderRight: 0, borderBottom: '1px solid $colors$border' },
});
export const Panel = styled('div', {
  minWidth: 0,
  padding: '$8',
  '@media (max-width: 1023px)': { padding: '$6 $5' },
});
export const PanelInner = styled('div', { maxWidth: '$prose' });

export const Steps = styled('ol', { display: 'grid', gap: '$1' });
export const Step = styled('li', { minWidth: 0 });

const row = {
  display: 'grid',
  gridTemplateColumns: '2rem minmax(0, 1fr)',
  gap: '$3',
  alignItems: 'center',
  width: '100%',
  minHeight: '3.5rem',
  padding: '$2 $3',
  borderRadius: '$md',
  border: '1px solid transparent',
  color: '$text',
  textAlign: 'left',
} as const;
export const StepLink = styled('a', {
  ...row,
  transition: '$control',
  '@hover': { '&:hover': { background: 'color-mix(in srgb, $colors$text 6%, transparent)' } },
  '&[aria-current]': { background: '$surface', borderColor: '$border', boxShadow: '$card' },
});
export const StepText = styled('div', { ...row, color: '$textMuted' });

export const Mark = styled('span', {
  display: 'grid',
  placeItems: 'center',
  width: '2rem',
  height: '2rem',
  borderRadius: '$round',
  fontSize: '$sm',
  fontWeight: '$semibold',
  fontVariantNumeric: 'tabular-nums',
  border: '1px solid $colors$borderStrong',
  '& svg': { width: '1rem', height: '1rem' },
  variants: {
    state: {
      locked: { color: '$textMuted' },
      open: { background: '$surface', color: '$text' },
      pending: { background: '$warningSoft', color: '$warningText', borderColor: 'transparent' },
      approved: { background: '$successSoft', color: '$successText', borderColor: 'transparent' },
      rejected: { background: '$dangerSoft', color: '$dangerText', borderColor: 'transparent' },
      other: { color: '$textMuted' },
    },
  },
});
export const StepName = styled('span', {
  display: 'block',
  fontSize: '$sm',
  fontWeight: '$semibold',
  lineHeight: '$snug',
});
export const StepState = styled('span', {
  display: 'block',
  fontSize: '$xs',
  letterSpacing: '$normal',
  color: '$textMuted',
  lineHeight: '$snug',
});

/** A decision with its reasons: one cell, also where a table is shown as cards. */
export const Decision = styled('div', {
  display: 'grid',
  gap: '$1',
  justifyItems: 'start',
  minWidth: 0,
  '@mobile': { justifyItems: 'end', textAlign: 'right' },
});
