import { styled } from '@gli/ui/styles';

// Runs left to right in wide windows and top to bottom in narrow windows, so that text keeps its size.
export const Wide = styled('div', { '@belowBp2': { display: 'none' } });

export const Narrow = styled('div', { '@bp2': { display: 'none' } });

export const Picture = styled('svg', {
  display: 'block',
  width: '100%',
  height: 'auto',
  overflow: 'visible',
});

export const Band = styled('rect', {
  fill: '$surfaceSunken',
  variants: { even: { true: { fill: '$primarySoft' } } },
});

export const Road = styled('path', {
  fill: 'none',
  stroke: '$primary',
  strokeWidth: 4,
  strokeLinecap: 'round',
});

export const Stem = styled('line', { stroke: '$borderStrong', strokeWidth: 1.5 });

export const Dot = styled('circle', {
  strokeWidth: 2,
  fill: '$surface',
  variants: {
    outcome: {
      on_time: { stroke: '$successText' },
      // Thicker, because color alone is not enough to distinguish it.
      late: { stroke: '$warningText', strokeWidth: 4.5 },
      not_done: { stroke: '$textMuted', strokeDasharray: '4 3' },
    },
  },
});

export const Label = styled('text', {
  fill: '$text',
  variants: {
    kind: {
      label: { fill: '$primaryText', fontSize: '14px', fontWeight: '$semibold' },
      title: { fontSize: '20px', fontWeight: '$bold', letterSpacing: '-0.02em' },
      month: { fill: '$textMuted', fontSize: '12px' },
      number: { fontSize: '12px', fontWeight: '$semibold' },
      name: { fontSize: '14px' },
      smallTitle: { fontSize: '17px', fontWeight: '$bold' },
    },
  },
});

export const Legend = styled('ul', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '$2 $6',
  fontSize: '$sm',
  color: '$textMuted',
  '& li': { display: 'inline-flex', alignItems: 'center', gap: '$2' },
  '& svg': { width: '1.25rem', height: '1.25rem' },
});
