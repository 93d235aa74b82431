import { account } from './account.ts';
import { controls } from './controls.ts';
import { dashboard } from './dashboard.ts';
import { errors } from './errors.ts';
import { kyc } from './kyc.ts';
import { orders } from './orders.ts';
import { referrals } from './referrals.ts';
import { rwa } from './rwa.ts';
import { validation } from './validation.ts';
import { wallet } from './wallet.ts';

export const en = { account, controls, dashboard, errors, kyc, orders, referrals, rwa, validation, wallet };

/** All strings of the server in one language. */
export type Dictionary = typeof en;
