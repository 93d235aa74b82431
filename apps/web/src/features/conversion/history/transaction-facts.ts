import type { ConversionTransaction } from '@gli/sdk';
import type { Formats } from '../../../i18n/format.ts';
import type { TranslationFunctions } from '../../../i18n/i18n-types.ts';

/** The figures and times of a conversion, every digit of them, line by line. */
export function transactionFacts(
  transaction: ConversionTransaction,
  { conversion }: TranslationFunctions,
  formats: Formats,
): { term: string; description: string; strong?: boolean }[] {
  const { from_token: from, to_token: to, status } = transaction;
  const rate = (value: string) => conversion.rateOf({ from, rate: formats.token(value, to, 8) });
  return [
    { term: conversion.given(), description: formats.tokenExact(transaction.amount, from) },
    { term: conversion.marketRate(), description: rate(transaction.market_rate) },
    { term: conversion.priceImpact(), description: formats.percent(transaction.price_impact_percent) },
    { term: conversion.rate(), description: rate(transaction.rate) },
    { term: conversion.gross(), description: formats.tokenExact(transaction.gross_amount, to) },
    {
      term: conversion.fee(),
      description: conversion.feeOf({
        amount: formats.tokenExact(transaction.fee_amount, to),
        percent: formats.percent(transaction.fee_percent),
      }),
    },
    {
      term: conversion.receiveAmount(),
      // Nothing was exchanged and no fee taken.
      description:
        status === 'failed' ? formats.token('0', to) : formats.tokenExact(transaction.receive_amount, to),
      strong: true,
    },
    { term: conversion.startedAt(), description: formats.moment(transaction.created_at) },
    ...(transaction.completed_at === null
      ? []
      : [{ term: conversion.completedAt(), description: formats.moment(transaction.completed_at) }]),
    ...(status === 'pending'
      ? [{ term: conversion.expectedAt(), description: formats.moment(transaction.estimated_completion_at) }]
      : []),
  ];
}
