import type {
  BusinessContent,
  BusinessSection,
  DevelopmentTimeline,
  OperationId,
  ProjectFeature,
  StrategyPhase,
  TeamMember,
  TokenEcosystem,
} from '@gli/sdk';
import { zBusinessSection } from '@gli/sdk/schemas';
import { contractExample } from '../../core/contract/contract-example.ts';
import type { SeedContext } from '../../core/seed/seed-context.ts';
import { toKoreanTimestamp } from '../../core/time/time.ts';
import {
  businessContents,
  developmentTimelines,
  projectFeatures,
  strategyPhases,
  teamMembers,
  tokenEcosystems,
} from './schema.ts';
import { readBusinessContent } from './seed-business.ts';

const SECTIONS: readonly BusinessSection[] = zBusinessSection.options;

/**
 * Seeds information pages and business content in both languages, from the contract's examples and
 * `seed/business-content.yaml`.
 */
export async function seedContent(context: SeedContext): Promise<void> {
  const { db } = context;
  await seedBusinessContent(context);
  await db.insert(teamMembers).values(bothLanguages<TeamMember>('listTeamMembers', 'teamMembers'));
  await db
    .insert(projectFeatures)
    .values(bothLanguages<ProjectFeature>('listProjectFeatures', 'projectFeatures'));
  await db
    .insert(strategyPhases)
    .values(bothLanguages<StrategyPhase>('listStrategyPhases', 'strategyPhases'));
  await db
    .insert(developmentTimelines)
    .values(bothLanguages<DevelopmentTimeline>('listDevelopmentTimelines', 'developmentTimelines'));
  await db
    .insert(tokenEcosystems)
    .values(bothLanguages<TokenEcosystem>('listTokenEcosystems', 'tokenEcosystems'));
}

type Entry<T> = { id: string; position: number; ko: T; en: T };

/** Pairs an array of the contract's examples with its English version, entry by entry. */
function bothLanguages<T extends { id: string }>(operation: OperationId, name: string): Entry<T>[] {
  const english = new Map(
    contractExample<T[]>(operation, `${name}English`).map((entry) => [entry.id, entry]),
  );
  return contractExample<T[]>(operation, name).map((ko, index) => {
    const en = english.get(ko.id);
    if (!en) throw new RangeError(`${ko.id} has no English example.`);
    return { id: ko.id, position: index + 1, ko, en };
  });
}

async function seedBusinessContent({ db, at }: SeedContext): Promise<void> {
  const entries = [
    ...bothLanguages<BusinessContent>('listBusinessContent', 'content').map(({ ko, en }) => ({ ko, en })),
    ...readBusinessContent(),
  ].sort(
    (a, b) =>
      SECTIONS.indexOf(a.ko.section) - SECTIONS.indexOf(b.ko.section) || a.ko.position - b.ko.position,
  );
  const dated = (entry: BusinessContent): BusinessContent => ({
    ...entry,
    updated_at: toKoreanTimestamp(at(entry.updated_at)),
  });
  await db.insert(businessContents).values(
    entries.map(({ ko, en }, index) => ({
      id: ko.id,
      section: ko.section,
      position: index + 1,
      ko: dated(ko),
      en: dated(en),
    })),
  );
}
