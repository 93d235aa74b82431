import * as Part from './roadmap.styles.ts';
import type { RoadmapMilestone } from './roadmap-state.ts';

const RADIUS = 12;

type MilestoneDotProps = { milestone: RoadmapMilestone; x: number; y: number };

/** A milestone's number in a ring: whole when it was reached, its colour tells whether in time, broken when it was not. */
export function MilestoneDot({ milestone, x, y }: MilestoneDotProps) {
  const { number, outcome, title } = milestone;
  return (
    <g>
      <title>{title}</title>
      <Part.Dot
        cx={x}
        cy={y}
        r={RADIUS}
        outcome={outcome}
        strokeDasharray={outcome === 'not_done' ? '4 3' : ''}
      />
      <Part.Text kind="number" x={x} y={y + 4} textAnchor="middle">
        {number}
      </Part.Text>
    </g>
  );
}
