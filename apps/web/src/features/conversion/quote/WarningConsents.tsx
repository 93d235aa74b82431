import type { ConversionQuote } from '@gli/sdk';
import { Checkbox } from '../../../design/controls/Checkbox.tsx';
import { useFormats } from '../../../i18n/format.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { WarningBox } from './WarningBox.tsx';
import { warningTranslations } from './warning-translations.ts';

type Code = ConversionQuote['warnings'][number]['code'];

type WarningConsentsProps = {
  quote: ConversionQuote;
  given: ReadonlySet<Code>;
  onChange: (code: Code, isGiven: boolean) => void;
  /** Those that are missing say so. */
  showErrors: boolean;
};

/** Each warning of a quote in words of its own, with a consent of its own. Spec §4 Conversion rules */
export function WarningConsents({ quote, given, onChange, showErrors: isComplaining }: WarningConsentsProps) {
  const t = useTranslations();
  const formats = useFormats();
  return quote.warnings.map((warning) => {
    const { title, text, consent } = warningTranslations(warning, quote, t, formats);
    const isGiven = given.has(warning.code);
    return (
      <WarningBox key={warning.code} title={title} text={text}>
        <Checkbox
          checked={isGiven}
          onChange={(event) => onChange(warning.code, event.currentTarget.checked)}
          label={consent}
          error={isComplaining && !isGiven ? t.conversion.consentNeeded() : undefined}
        />
      </WarningBox>
    );
  });
}
