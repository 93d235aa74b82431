import { defineHandler } from '../../../core/contract/handler.ts';
import { problem } from '../../../core/problem/problem.ts';
import { earningTermsOf } from '../investments/earnings.ts';
import { assetInFull } from './asset-detail-view.ts';
import { findAssetInFull } from './asset-queries.ts';
import { yieldHistory } from './yield-history.ts';

/** One asset with all that a member reads before investing. */
export const getRwaAsset = defineHandler('getRwaAsset', async ({ path, db, now, language, reply }) => {
  const row = await findAssetInFull(db, path.id, now);
  const terms = row && (await earningTermsOf(db, [row.asset])).get(row.asset.id);
  if (!row || !terms) throw problem('not_found');
  const history = await yieldHistory(db, row.asset, terms, now);
  return reply(200, assetInFull(row, { terms, history, now, language }));
});
