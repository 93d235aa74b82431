import { Fragment } from 'react';
import { useFormats, useTranslations } from '@/i18n';
import { Band, Dot, Label, Legend, Narrow, Picture, Road, Stem, Wide } from './RoadmapPicture.styles.ts';
import { dotSides, narrowRows } from './roadmap-layout.ts';
import type { MilestoneOutcome, RoadmapMilestone, RoadmapYear } from './roadmap-years.ts';

type RoadmapPictureProps = RoadmapYear & { label: string };

export function RoadmapPicture(props: RoadmapPictureProps) {
  return (
    <>
      <Wide>
        <WidePicture {...props} />
      </Wide>
      <Narrow>
        <NarrowPicture {...props} />
      </Narrow>
      <OutcomeLegend />
    </>
  );
}

/** Width of the viewBox, about one unit per pixel on a desktop. */
const WIDE_WIDTH = 1040;
const WIDE_HEIGHT = 300;
const WIDE_ROAD_Y = 190;
const STEM_HEIGHT = 36;
const DOT_MIN_DISTANCE = 28;
const MONTHS_PER_YEAR = 12;

const x = (position: number) => position * WIDE_WIDTH;

/**
 * Shows the quarters as bands, and the milestones on both sides of the road, positioned by their planned days.
 */
function WidePicture({ year, quarters, label }: RoadmapPictureProps) {
  const formats = useFormats();
  const months = Array.from(
    { length: MONTHS_PER_YEAR },
    (_, index) => `${year}-${String(index + 1).padStart(2, '0')}`,
  );
  const milestones = quarters.flatMap((quarter) => quarter.milestones);
  const sides = dotSides(
    milestones.map(({ at }) => x(at)),
    DOT_MIN_DISTANCE,
  );
  return (
    <Picture role="img" aria-label={label} viewBox={`0 0 ${WIDE_WIDTH} ${WIDE_HEIGHT}`}>
      {quarters.map(({ id, from, to, label: name, title }, index) => (
        <g key={id}>
          <Band
            even={index % 2 === 1}
            x={x(from) + 3}
            y={0}
            width={x(to) - x(from) - 6}
            height={WIDE_HEIGHT - 36}
            rx={14}
          />
          <Label kind="label" x={x(from) + 22} y={38}>
            {name}
          </Label>
          <Label kind="title" x={x(from) + 22} y={66}>
            {title}
          </Label>
        </g>
      ))}
      {months.map((month, index) => (
        <Label
          key={month}
          kind="month"
          x={x((index + 0.5) / MONTHS_PER_YEAR)}
          y={WIDE_HEIGHT - 10}
          textAnchor="middle"
        >
          {formats.shortMonth(month)}
        </Label>
      ))}
      <Road d={`M ${x(0) + 8} ${WIDE_ROAD_Y} H ${x(1) - 8}`} />
      {milestones.map((milestone, index) => {
        const y = WIDE_ROAD_Y + STEM_HEIGHT * (sides[index] ?? 1);
        return (
          <g key={milestone.number}>
            <Stem x1={x(milestone.at)} x2={x(milestone.at)} y1={WIDE_ROAD_Y} y2={y} />
            <MilestoneDot milestone={milestone} x={x(milestone.at)} y={y} />
          </g>
        );
      })}
    </Picture>
  );
}

/** Width of the viewBox, about one unit per pixel on a phone. */
const NARROW_WIDTH = 340;
const NARROW_ROAD_X = 16;
const NARROW_TEXT_X = 42;

function NarrowPicture({ quarters, label }: RoadmapPictureProps) {
  const { rows, height } = narrowRows(quarters);
  return (
    <Picture role="img" aria-label={label} viewBox={`0 0 ${NARROW_WIDTH} ${height}`}>
      <Road d={`M ${NARROW_ROAD_X} 8 V ${height - 8}`} />
      {rows.map((row) =>
        row.kind === 'quarter' ? (
          <Fragment key={row.quarter.id}>
            <Label kind="label" x={NARROW_TEXT_X} y={row.y}>
              {row.quarter.label}
            </Label>
            <Label kind="smallTitle" x={NARROW_TEXT_X} y={row.y + 23}>
              {row.quarter.title}
            </Label>
          </Fragment>
        ) : (
          <Fragment key={row.milestone.number}>
            <MilestoneDot milestone={row.milestone} x={NARROW_ROAD_X} y={row.y} />
            <Label kind="name" x={NARROW_TEXT_X} y={row.y + 5}>
              {row.milestone.title}
            </Label>
          </Fragment>
        ),
      )}
    </Picture>
  );
}

const DOT_RADIUS = 12;

/** A milestone's number in a ring. The color shows the outcome. An open milestone has a dashed ring. */
function MilestoneDot({ milestone, x, y }: { milestone: RoadmapMilestone; x: number; y: number }) {
  return (
    <g>
      <title>{milestone.title}</title>
      <Dot cx={x} cy={y} r={DOT_RADIUS} outcome={milestone.outcome} />
      <Label kind="number" x={x} y={y + 4} textAnchor="middle">
        {milestone.number}
      </Label>
    </g>
  );
}

function OutcomeLegend() {
  const outcomeText = useOutcomeText();
  return (
    <Legend>
      {(['on_time', 'late', 'not_done'] as const).map((outcome) => (
        <li key={outcome}>
          <svg viewBox="0 0 20 20" aria-hidden="true">
            <Dot cx={10} cy={10} r={8} outcome={outcome} />
          </svg>
          <span>{outcomeText(outcome)}</span>
        </li>
      ))}
    </Legend>
  );
}

export function useOutcomeText(): (outcome: MilestoneOutcome) => string {
  const { business } = useTranslations();
  const texts = { on_time: business.onTime, late: business.late, not_done: business.notDone };
  return (outcome) => texts[outcome]();
}
