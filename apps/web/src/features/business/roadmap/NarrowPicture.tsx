import { Fragment } from 'react';
import { MilestoneDot } from './MilestoneDot.tsx';
import { narrowRows } from './narrow-rows.ts';
import * as Part from './roadmap.styles.ts';
import type { RoadmapYear } from './roadmap-state.ts';

/** The box of the picture, in its own units: about one pixel each on a phone. */
const WIDTH = 340;
const ROAD = 16;
const WORDS = 42;

/** A year from top to bottom, quarter by quarter, each milestone with its name. */
export function NarrowPicture({ course, label }: { course: RoadmapYear; label: string }) {
  const { rows, height } = narrowRows(course);
  return (
    <Part.Picture role="img" aria-label={label} viewBox={`0 0 ${WIDTH} ${height}`}>
      <Part.Road d={`M ${ROAD} 8 V ${height - 8}`} />
      {rows.map((row) =>
        row.kind === 'quarter' ? (
          <Fragment key={row.quarter.id}>
            <Part.Text kind="label" x={WORDS} y={row.y}>
              {row.quarter.label}
            </Part.Text>
            <Part.Text kind="smallTitle" x={WORDS} y={row.y + 23}>
              {row.quarter.title}
            </Part.Text>
          </Fragment>
        ) : (
          <Fragment key={row.milestone.number}>
            <MilestoneDot milestone={row.milestone} x={ROAD} y={row.y} />
            <Part.Text kind="name" x={WORDS} y={row.y + 5}>
              {row.milestone.title}
            </Part.Text>
          </Fragment>
        ),
      )}
    </Part.Picture>
  );
}
