import { styled } from '../../../design/stitches.config.ts';

// What the picture of the roadmap is made of.

const outcome = {
  on_time: { $$dot: '$colors$successText' },
  late: { $$dot: '$colors$warningText' },
  not_done: { $$dot: '$colors$textMuted' },
};

// Wide windows show the year from left to right, narrow ones from top to bottom: text keeps its size in both.
export const Wide = styled('div', { '@media (max-width: 1023px)': { display: 'none' } });
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
  stroke: '$$dot',
  strokeWidth: 2,
  fill: '$surface',
  variants: { outcome },
});
export const Text = styled('text', {
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
