import type { ConversionQuote } from '@gli/sdk';
import { Stack } from '../../../design/display/Layout.tsx';
import { useFormats } from '../../../i18n/format.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { WarningBox } from '../quote/WarningBox.tsx';
import { warningTranslations } from '../quote/warning-translations.ts';

/** What a quote warns of. That a direction is irreversible stands at the pair already. */
export function FormWarnings({ quote }: { quote: ConversionQuote }) {
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
