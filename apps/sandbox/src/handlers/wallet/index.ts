import type { Handlers } from '../handler.ts';
import { executeConversion } from './executeConversion.ts';
import { getConversionInfo } from './getConversionInfo.ts';
import { getConversionTransaction } from './getConversionTransaction.ts';
import { getGlibBalance } from './getGlibBalance.ts';
import { getGlilBalance } from './getGlilBalance.ts';
import { getWalletInfo } from './getWalletInfo.ts';
import { listConversionHistory } from './listConversionHistory.ts';
import { listConversionRates } from './listConversionRates.ts';
import { validateConversion } from './validateConversion.ts';

export const walletHandlers = {
  getGlibBalance,
  getGlilBalance,
  getWalletInfo,
  listConversionRates,
  getConversionInfo,
  validateConversion,
  executeConversion,
  listConversionHistory,
  getConversionTransaction,
} satisfies Handlers;
