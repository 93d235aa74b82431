import type { Handlers } from '../../core/contract/handler.ts';
import { listDevelopmentTimelines } from './listDevelopmentTimelines.ts';
import { listProjectFeatures } from './listProjectFeatures.ts';
import { listStrategyPhases } from './listStrategyPhases.ts';
import { listTeamMembers } from './listTeamMembers.ts';
import { listTokenEcosystems } from './listTokenEcosystems.ts';

export const informationHandlers = {
  listTeamMembers,
  listProjectFeatures,
  listStrategyPhases,
  listDevelopmentTimelines,
  listTokenEcosystems,
} satisfies Handlers;
