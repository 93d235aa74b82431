import type { Handlers } from '../handler.ts';
import { getDashboardOverview } from './getDashboardOverview.ts';
import { getInvestment } from './getInvestment.ts';
import { getInvestmentPortfolio } from './getInvestmentPortfolio.ts';
import { getInvestmentStats } from './getInvestmentStats.ts';
import { getRwaAsset } from './getRwaAsset.ts';
import { investInRwaAsset } from './investInRwaAsset.ts';
import { listFeaturedRwaAssets } from './listFeaturedRwaAssets.ts';
import { listInvestments } from './listInvestments.ts';
import { listRwaAssets } from './listRwaAssets.ts';
import { listRwaAssetsByCategory } from './listRwaAssetsByCategory.ts';
import { listRwaAssetsByRiskLevel } from './listRwaAssetsByRiskLevel.ts';
import { listRwaCategories } from './listRwaCategories.ts';
import { validateInvestment } from './validateInvestment.ts';

export const rwaHandlers = {
  listRwaCategories,
  listRwaAssets,
  getRwaAsset,
  listFeaturedRwaAssets,
  listRwaAssetsByCategory,
  listRwaAssetsByRiskLevel,
  investInRwaAsset,
  listInvestments,
  getInvestment,
  getInvestmentStats,
  getInvestmentPortfolio,
  validateInvestment,
  getDashboardOverview,
} satisfies Handlers;
