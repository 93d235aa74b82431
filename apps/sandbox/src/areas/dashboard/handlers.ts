import type { Handlers } from '../../core/contract/handler.ts';
import { getDashboardOverview } from './getDashboardOverview.ts';

export const dashboardHandlers = {
  getDashboardOverview,
} satisfies Partial<Handlers>;
