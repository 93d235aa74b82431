import type { Handlers } from '../../core/contract/handler.ts';
import { listBusinessContent } from './listBusinessContent.ts';
import { listBusinessContentBySection } from './listBusinessContentBySection.ts';
import { listDevelopmentTimelines } from './listDevelopmentTimelines.ts';
import { listProjectFeatures } from './listProjectFeatures.ts';
import { listStrategyPhases } from './listStrategyPhases.ts';
import { listTeamMembers } from './listTeamMembers.ts';
import { listTokenEcosystems } from './listTokenEcosystems.ts';

export const contentHandlers = {
  listTeamMembers,
  listProjectFeatures,
  listStrategyPhases,
  listDevelopmentTimelines,
  listTokenEcosystems,
  listBusinessContent,
  listBusinessContentBySection,
} satisfies Partial<Handlers>;
