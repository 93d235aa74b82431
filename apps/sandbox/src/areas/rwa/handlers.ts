import type { Handlers } from '../../core/contract/handler.ts';
import { getRwaAsset } from './assets/getRwaAsset.ts';
import { listFeaturedRwaAssets } from './assets/listFeaturedRwaAssets.ts';
import { listRwaAssets } from './assets/listRwaAssets.ts';
import { listRwaAssetsByCategory } from './assets/listRwaAssetsByCategory.ts';
import { listRwaAssetsByRiskLevel } from './assets/listRwaAssetsByRiskLevel.ts';
import { listRwaCategories } from './assets/listRwaCategories.ts';
import { getInvestment } from './investments/getInvestment.ts';
import { getInvestmentPortfolio } from './investments/getInvestmentPortfolio.ts';
import { getInvestmentStats } from './investments/getInvestmentStats.ts';
import { investInRwaAsset } from './investments/investInRwaAsset.ts';
import { listInvestments } from './investments/listInvestments.ts';
import { validateInvestment } from './investments/validateInvestment.ts';

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
} satisfies Partial<Handlers>;
