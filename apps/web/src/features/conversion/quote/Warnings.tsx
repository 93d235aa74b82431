import type { ConversionQuote, ConversionWarning } from '@gli/sdk';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { ReactNode } from 'react';
import { Checkbox } from '../../../design/controls/Checkbox.tsx';
import { Stack } from '../../../design/display/Layout.tsx';
import { styled } from '../../../design/stitches.config.ts';
import { type Formats, useFormats } from '../../../i18n/format.ts';
import type { TranslationFunctions } from '../../../i18n/i18n-types.ts';
import { useTranslations } from '../../../i18n/translations.ts';

const Root = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: '$3',
  padding: '$3 $4',
  borderRadius: '$md',
  background: '$warningSoft',
  fontSize: '$sm',
  lineHeight: '$body',
  '& > svg': { width: '1.125rem', height: '1.125rem', marginTop: '0.2rem', color: '$warningText' },
});
const Title = styled('strong', { display: 'block', fontWeight: '$semibold', color: '$warningText' });
const Consent = styled('div', { gridColumn: 2 });

type WarningBoxProps = {
  title?: string;
  text: string;
  /** The consent that it asks for. */
  children?: ReactNode;
};

/** Something to know before tokens move. */
export function WarningBox({ title, text, children }: WarningBoxProps) {
  return (
    <Root>
      <TriangleAlert aria-hidden />
      <div>
        {title ? <Title>{title}</Title> : null}
        {text}
      </div>
      {children ? <Consent>{children}</Consent> : null}
    </Root>
  );
}

/** The warnings of a quote. That a direction is irreversible is shown with the pair already. */
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

type Code = ConversionQuote['warnings'][number]['code'];

type WarningConsentsProps = {
  quote: ConversionQuote;
  given: readonly Code[];
  onChange: (code: Code, isGiven: boolean) => void;
  /** Marks the consents that are missing. */
  showErrors: boolean;
};

/** Each warning of a quote with a consent to it. Spec §4 Conversion rules */
export function WarningConsents({ quote, given, onChange, showErrors }: WarningConsentsProps) {
  const t = useTranslations();
  const formats = useFormats();
  return quote.warnings.map((warning) => {
    const { title, text, consent } = warningTranslations(warning, quote, t, formats);
    const isGiven = given.includes(warning.code);
    return (
      <WarningBox key={warning.code} title={title} text={text}>
        <Checkbox
          checked={isGiven}
          onChange={(event) => onChange(warning.code, event.currentTarget.checked)}
          label={consent}
          error={showErrors && !isGiven ? t.conversion.consentNeeded() : undefined}
        />
      </WarningBox>
    );
  });
}

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
