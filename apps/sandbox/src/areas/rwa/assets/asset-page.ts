import type { RwaAssetOrdering, RwaAssetPage } from '@gli/sdk';
import { paged, pageRange } from '../../../core/contract/paging.ts';
import type { Database } from '../../../core/data/database.ts';
import type { Language } from '../../../core/text/text.ts';
import { type AssetFilter, findAssets } from './asset-queries.ts';
import { assetSummary } from './asset-view.ts';

type Listing = {
  readonly db: Database;
  readonly url: URL;
  readonly now: Date;
  readonly language: Language;
  readonly filter: AssetFilter;
  readonly query: {
    readonly ordering?: RwaAssetOrdering;
    readonly page?: number;
    readonly page_size?: number;
  };
};

/** One page of the assets that meet a filter, as the three lists answer it. */
export async function assetPage({ db, url, now, language, filter, query }: Listing): Promise<RwaAssetPage> {
  const { ordering = 'recommended' } = query;
  const { count, rows } = await findAssets(db, filter, { ordering, now, ...pageRange(query) });
  return paged(
    url,
    query,
    count,
    rows.map((row) => assetSummary(row, language)),
  );
}
