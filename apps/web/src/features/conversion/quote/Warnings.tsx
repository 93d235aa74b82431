import type { ConversionQuote, ConversionWarning } from '@gli/sdk';
import { Notice, Stack, Text } from '@gli/ui';
import { FormCheckbox } from '@gli/ui/forms';
import type { ReactNode } from 'react';
import { type Formats, type TranslationFunctions, useFormats, useTranslations } from '@/i18n';

type WarningBoxProps = {
  title?: string;
  text: string;
  children?: ReactNode;
};

/** A warning shown before tokens are converted. */
export function WarningBox({ title, text, children }: WarningBoxProps) {
  return (
    <Notice kind="warning">
      {title ? (
        <Text size="sm" tone="warning" weight="semibold">
          {title}
        </Text>
      ) : null}
      <span>{text}</span>
      {children}
    </Notice>
  );
}

/** A quote's warnings, except the one about irreversible directions, which the pair already shows. */
export function QuoteWarnings({ quote }: { quote: ConversionQuote }) {
  const t = useTranslations();
  const formats = useFormats();
  const warnings = quote.warnings.filter(({ code }) => code !== 'irreversible');
  if (warnings.length === 0) return null;
  return (
    <Stack gap="sm" role="status">
      {warnings.map((warning) => {
        const { title, text } = warningTranslations(warning, quote, t, formats);
        return <WarningBox key={warning.code} title={title} text={text} />;
      })}
    </Stack>
  );
}

/** Each warning of a quote with its consent, in the surrounding form. Spec §4 Conversion rules */
export function WarningConsents({ quote }: { quote: ConversionQuote }) {
  const t = useTranslations();
  const formats = useFormats();
  return quote.warnings.map((warning) => {
    const { title, text, consent } = warningTranslations(warning, quote, t, formats);
    return (
      <WarningBox key={warning.code} title={title} text={text}>
        <FormCheckbox
          name={`consents.${warning.code}`}
          label={consent}
          invalid={t.conversion.consentNeeded()}
        />
      </WarningBox>
    );
  });
}

export type WarningTranslations = { title: string; text: string; consent: string };

/** Parameters of a warning's text, taken from its quote. */
type Figures = { amount: string; from_token: string; to_token: string; price_impact_percent: string };

/** Returns the app's text for a warning, or the server's text for an unknown one. Spec §4 Conversion rules */
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
