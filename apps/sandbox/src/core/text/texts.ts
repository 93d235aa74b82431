import errorsJson from '../../../texts/errors.json' with { type: 'json' };
import type { ErrorCode } from '../contract/document.ts';
import { account } from './account.ts';
import { controls } from './controls.ts';
import { dashboard } from './dashboard.ts';
import { kyc } from './kyc.ts';
import { orders } from './orders.ts';
import { referrals } from './referrals.ts';
import { rwa } from './rwa.ts';
import type { Text } from './text.ts';
import { validation } from './validation.ts';
import { wallet } from './wallet.ts';

/** An error's HTTP status and texts. `error` briefly says what failed, and `message` says what to do next. */
type ErrorTexts = { readonly status: number; readonly error: Text; readonly message: Text };

/** All errors of the contract. Texts that clients match are English in both languages (Spec §8, decision 16). */
const errors: { readonly [Code in ErrorCode]: ErrorTexts } = errorsJson;

/**
 * All texts of the server. Texts without values are in `texts/*.json`, with both languages next to each other. Texts
 * with values are functions. Wording that spec §5 and §8 fix stays as it is.
 */
export const texts = {
  account,
  controls,
  dashboard,
  errors,
  kyc,
  orders,
  referrals,
  rwa,
  validation,
  wallet,
};
