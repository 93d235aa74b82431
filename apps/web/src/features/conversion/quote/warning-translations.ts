import type { ConversionWarning } from '@gli/sdk';
import type { Formats } from '../../../i18n/format.ts';
import type { TranslationFunctions } from '../../../i18n/i18n-types.ts';

/** A warning, and the sentence that a member consents to. */
export type WarningTranslations = { title: string; text: string; consent: string };

/** What the text of a warning takes from its quote. */
type Figures = { amount: string; from_token: string; to_token: string; price_impact_percent: string };

/** Our text for a warning; the server's for one that this version does not know. Spec §4 Conversion rules */
export function warningTranslations(
  warning: ConversionWarning,
  figures: Figures,
  { conversion }: TranslationFunctions,
  formats: Formats,
): WarningTranslations {
  const { from_token: from, to_token: to } = figures;
  switch (warning.code) {
    case 'high_price_impact': {
      const percent = formats.percent(figures.price_impact_percent);
      return {
        title: conversion.impactTitle(),
        text: conversion.impactText({ percent }),
        consent: conversion.impactConsent({ percent }),
      };
    }
    case 'large_amount': {
      const amount = formats.tokenExact(figures.amount, from);
      return {
        title: conversion.largeTitle(),
        text: conversion.largeText({ amount }),
        consent: conversion.largeConsent({ amount }),
      };
    }
    case 'irreversible':
      return {
        title: conversion.irreversibleTitle(),
        text: conversion.irreversibleText({ from, to }),
        consent: conversion.irreversibleConsent({ from, to }),
      };
    default:
      return { title: warning.title, text: warning.message, consent: conversion.otherConsent() };
  }
}
