import type { ReactNode } from 'react';
import { styled } from '../../../design/stitches.config.ts';

const Group = styled('fieldset', {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(15rem, 100%), 1fr))',
  gap: '$5 $4',
  alignItems: 'start',
  minWidth: 0,
});
const Legend = styled('legend', {
  padding: 0,
  marginBottom: '$4',
  fontSize: '$md',
  fontWeight: '$semibold',
  lineHeight: '$snug',
});

/** Fields that belong together, side by side where there is room. */
export function FieldGroup({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <Group>
      <Legend>{legend}</Legend>
      {children}
    </Group>
  );
}

/** A field as wide as the group. */
export const WholeRow = styled('div', { gridColumn: '1 / -1', minWidth: 0 });

/** Fields beside each other, without a heading. */
export const FieldRow = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(15rem, 100%), 1fr))',
  gap: '$5 $4',
  alignItems: 'start',
});
