import type { ConversionQuote } from '@gli/sdk';
import { Checkbox } from '../../../design/controls/Checkbox.tsx';
import { useFormats } from '../../../i18n/format.ts';
import { useWords } from '../../../i18n/words.ts';
import { WarningBox } from './WarningBox.tsx';
import { warningWords } from './warning-translations.ts';

type Code = ConversionQuote['warnings'][number]['code'];

type WarningConsentsProps = {
  quote: ConversionQuote;
  given: ReadonlySet<Code>;
  onChange: (code: Code, isGiven: boolean) => void;
  /** Those that are missing say so. */
  isComplaining: boolean;
};

/** Each warning of a quote in words of its own, with a consent of its own. Spec §4 Conversion rules */
export function WarningConsents({ quote, given, onChange, isComplaining }: WarningConsentsProps) {
  const words = useWords();
  const formats = useFormats();
  return quote.warnings.map((warning) => {
    const { title, text, consent } = warningWords(warning, quote, words, formats);
    const isGiven = given.has(warning.code);
    return (
      <WarningBox key={warning.code} title={title} text={text}>
        <Checkbox
          checked={isGiven}
          onChange={(event) => onChange(warning.code, event.currentTarget.checked)}
          label={consent}
          error={isComplaining && !isGiven ? words.conversion.consentNeeded() : undefined}
        />
      </WarningBox>
    );
  });
}
