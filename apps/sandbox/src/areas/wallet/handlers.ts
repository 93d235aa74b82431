import type { Handlers } from '../../core/contract/handler.ts';
import { getGlibBalance } from './balances/getGlibBalance.ts';
import { getGlilBalance } from './balances/getGlilBalance.ts';
import { getWalletInfo } from './balances/getWalletInfo.ts';
import { executeConversion } from './conversion/executeConversion.ts';
import { getConversionInfo } from './conversion/getConversionInfo.ts';
import { getConversionTransaction } from './conversion/getConversionTransaction.ts';
import { listConversionHistory } from './conversion/listConversionHistory.ts';
import { listConversionRates } from './conversion/listConversionRates.ts';
import { validateConversion } from './conversion/validateConversion.ts';

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
} satisfies Partial<Handlers>;
