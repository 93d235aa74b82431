import { defineHandler } from '../../../core/contract/handler.ts';
import { assetPage } from './asset-page.ts';

/** Assets by any filters, sorted, a page at a time. */
export const listRwaAssets = defineHandler(
  'listRwaAssets',
  async ({ query, db, url, now, language, reply }) =>
    reply(200, await assetPage({ db, url, now, language, filter: query, query })),
);
