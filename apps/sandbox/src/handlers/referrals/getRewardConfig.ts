import { configView, readConfig } from '../../referrals/config.ts';
import { defineHandler } from '../handler.ts';

/** The rules as they stand now, for every member. */
export const getRewardConfig = defineHandler('getRewardConfig', async ({ db, reply }) =>
  reply(200, configView(await readConfig(db))),
);
