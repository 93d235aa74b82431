import { useTranslations } from '../../i18n/translations.ts';
import { LegalDocument } from './LegalDocument.tsx';

/** What an investor may lose. */
export default function RiskDisclosureScreen() {
  const t = useTranslations();
  const { lead, principal, yields, liquidity, prices, technology, judgement } = t.legal.risks;
  return (
    <LegalDocument
      title={t.places['risk-disclosure']()}
      lead={lead()}
      sections={[principal, yields, liquidity, prices, technology, judgement]}
    />
  );
}
