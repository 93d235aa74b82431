import { defineHandler } from '../../../core/contract/handler.ts';
import { assetPage } from './asset-page.ts';

/** The assets of exactly one risk level. */
export const listRwaAssetsByRiskLevel = defineHandler(
  'listRwaAssetsByRiskLevel',
  async ({ query, db, url, now, language, reply }) => {
    const { risk_level } = query;
    return reply(200, await assetPage({ db, url, now, language, filter: { risk_level }, query }));
  },
);
