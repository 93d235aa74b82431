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

/** An entry in both languages. It is shown in Korean if there is no English text. */
const bilingualColumns = <Entry>() => ({
  id: text().primaryKey(),
  position: integer().notNull(),
  ko: jsonb().$type<Entry>().notNull(),
  en: jsonb().$type<Entry>(),
});

/** Business introduction and table of grades. `position` counts across all sections. */
export const businessContents = pgTable(
  'business_contents',
  { ...bilingualColumns<BusinessContent>(), section: text().$type<BusinessSection>().notNull() },
  (table) => [index().on(table.section, table.position)],
);

export const teamMembers = pgTable('team_members', bilingualColumns<TeamMember>());
export const projectFeatures = pgTable('project_features', bilingualColumns<ProjectFeature>());
export const strategyPhases = pgTable('strategy_phases', bilingualColumns<StrategyPhase>());
export const developmentTimelines = pgTable('development_timelines', bilingualColumns<DevelopmentTimeline>());
export const tokenEcosystems = pgTable('token_ecosystems', bilingualColumns<TokenEcosystem>());
