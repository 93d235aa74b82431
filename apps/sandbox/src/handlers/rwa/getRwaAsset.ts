import { problem } from '../../problem.ts';
import { assetInFull } from '../../rwa/asset-detail-view.ts';
import { findAssetInFull } from '../../rwa/asset-queries.ts';
import { earningTermsOf } from '../../rwa/earnings.ts';
import { yieldHistory } from '../../rwa/yield-history.ts';
import { defineHandler } from '../handler.ts';

/** One asset with all that a member reads before investing. */
export const getRwaAsset = defineHandler('getRwaAsset', async ({ path, db, now, language, reply }) => {
  const row = await findAssetInFull(db, path.id, now);
  const terms = row && (await earningTermsOf(db, [row.asset])).get(row.asset.id);
  if (!row || !terms) throw problem('not_found');
  const history = await yieldHistory(db, row.asset, terms, now);
  return reply(200, assetInFull(row, { terms, history, now, language }));
});
