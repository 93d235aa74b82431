import {
  useListDevelopmentTimelines,
  useListStrategyPhases,
  useListTeamMembers,
  useListTokenEcosystems,
} from '@gli/sdk/react';
import { Stat } from '@gli/ui';
import type { ComponentType } from 'react';
import type { BusinessSection } from '@/data';
import { useFormats, useTranslations } from '@/i18n';
import { useContentEntries } from './use-content-entries.ts';

/** Figure of each chapter. Renders nothing until the data has loaded, or if there is no figure. */
export const chapterFigures: Record<BusinessSection, ComponentType> = {
  background: BackgroundFigure,
  team: TeamFigure,
  strategy: StrategyFigure,
  roadmap: RoadmapFigure,
  tokens: TokensFigure,
};

function BackgroundFigure() {
  const entries = useContentEntries('background').data ?? [];
  const [figure] = entries.flatMap(({ body }) => body).flatMap(({ figures }) => figures);
  return figure ? <Stat size="lg" label={figure.label} value={figure.value} /> : null;
}

function TeamFigure() {
  const { business } = useTranslations();
  const { data: members = [] } = useListTeamMembers();
  return members.length > 0 ? (
    <Stat size="lg" label={business.teamSize()} value={business.memberCount({ count: members.length })} />
  ) : null;
}

/** Progress of the current phase, or of the last phase that has begun. */
function StrategyFigure() {
  const { business } = useTranslations();
  const formats = useFormats();
  const { data: phases = [] } = useListStrategyPhases();
  const phase =
    phases.find(({ status }) => status === 'in_progress') ??
    phases.findLast(({ status }) => status === 'completed');
  return phase ? (
    <Stat
      size="lg"
      label={business.phase({ number: phase.number, title: phase.title })}
      value={formats.percent(phase.progress_percent)}
    />
  ) : null;
}

function RoadmapFigure() {
  const { business } = useTranslations();
  const { data: quarters = [] } = useListDevelopmentTimelines();
  const milestones = quarters.flatMap((quarter) => quarter.milestones);
  return milestones.length > 0 ? (
    <Stat
      size="lg"
      label={business.milestonesReached()}
      value={`${milestones.filter(({ done }) => done).length} / ${milestones.length}`}
    />
  ) : null;
}

/** Reference price of the first token. */
function TokensFigure() {
  const { business } = useTranslations();
  const formats = useFormats();
  const { data: [token] = [] } = useListTokenEcosystems();
  return token ? (
    <Stat
      size="lg"
      label={business.priceOf({ token: token.token })}
      value={formats.won(token.reference_price_krw)}
    />
  ) : null;
}
