import { useFormats } from '../../../i18n/format.ts';
import { dotSides } from './dot-sides.ts';
import { MilestoneDot } from './MilestoneDot.tsx';
import * as Part from './roadmap.styles.ts';
import type { RoadmapYear } from './roadmap-state.ts';

/** The box of the picture, in its own units: about one pixel each on a desktop. */
const WIDTH = 1040;
const HEIGHT = 300;
const EDGE = 0;
const ROAD = 190;
/** How far a milestone's dot stands off the road. */
const STEM = 36;
/** The least between two dots on one side. */
const DOT_ROOM = 28;
const MONTHS = 12;

const x = (place: number) => EDGE + place * (WIDTH - 2 * EDGE);

/** A year from left to right: quarters as bands, milestones at their planned days on both sides of the road. */
export function WidePicture({ course, label }: { course: RoadmapYear; label: string }) {
  const formats = useFormats();
  const months = Array.from(
    { length: MONTHS },
    (_, index) => `${course.year}-${String(index + 1).padStart(2, '0')}`,
  );
  const milestones = course.quarters.flatMap((quarter) => quarter.milestones);
  const sides = dotSides(
    milestones.map(({ at }) => x(at)),
    DOT_ROOM,
  );
  return (
    <Part.Picture role="img" aria-label={label} viewBox={`0 0 ${WIDTH} ${HEIGHT}`}>
      {course.quarters.map(({ id, from, to, label: name, title }, index) => (
        <g key={id}>
          <Part.Band
            even={index % 2 === 1}
            x={x(from) + 3}
            y={0}
            width={x(to) - x(from) - 6}
            height={HEIGHT - 36}
            rx={14}
          />
          <Part.Text kind="label" x={x(from) + 22} y={38}>
            {name}
          </Part.Text>
          <Part.Text kind="title" x={x(from) + 22} y={66}>
            {title}
          </Part.Text>
        </g>
      ))}
      {months.map((month, index) => (
        <Part.Text key={month} kind="month" x={x((index + 0.5) / MONTHS)} y={HEIGHT - 10} textAnchor="middle">
          {formats.shortMonth(month)}
        </Part.Text>
      ))}
      <Part.Road d={`M ${x(0) + 8} ${ROAD} H ${x(1) - 8}`} />
      {milestones.map((milestone, index) => {
        const y = ROAD + STEM * (sides[index] ?? 1);
        return (
          <g key={milestone.number}>
            <Part.Stem x1={x(milestone.at)} x2={x(milestone.at)} y1={ROAD} y2={y} />
            <MilestoneDot milestone={milestone} x={x(milestone.at)} y={y} />
          </g>
        );
      })}
    </Part.Picture>
  );
}
