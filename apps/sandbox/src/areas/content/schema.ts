import type {
  BusinessContent,
  BusinessSection,
  DevelopmentTimeline,
  ProjectFeature,
  StrategyPhase,
  TeamMember,
  TokenEcosystem,
} from '@gli/sdk';
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';

/** An entry that editors write in both languages; one without an English text is answered in Korean. */
const written = <Entry>() => ({
  id: text().primaryKey(),
  /** Place in its list. */
  position: integer().notNull(),
  ko: jsonb().$type<Entry>().notNull(),
  en: jsonb().$type<Entry>(),
});

/** Business introduction and table of grades; `position` counts over all sections. */
export const businessContents = pgTable(
  'business_contents',
  { ...written<BusinessContent>(), section: text().$type<BusinessSection>().notNull() },
  (table) => [index().on(table.section, table.position)],
);

export const teamMembers = pgTable('team_members', written<TeamMember>());
export const projectFeatures = pgTable('project_features', written<ProjectFeature>());
export const strategyPhases = pgTable('strategy_phases', written<StrategyPhase>());
export const developmentTimelines = pgTable('development_timelines', written<DevelopmentTimeline>());
export const tokenEcosystems = pgTable('token_ecosystems', written<TokenEcosystem>());
