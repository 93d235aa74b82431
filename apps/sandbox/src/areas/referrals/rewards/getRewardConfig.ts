import { defineHandler } from '../../../core/contract/handler.ts';
import { configView, readConfig } from './config.ts';

/** The rules as they stand now, for every member. */
export const getRewardConfig = defineHandler('getRewardConfig', async ({ db, reply }) =>
  reply(200, configView(await readConfig(db))),
);
