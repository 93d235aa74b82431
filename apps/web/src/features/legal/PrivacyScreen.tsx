import { useTranslations } from '../../i18n/translations.ts';
import { LegalDocument } from './LegalDocument.tsx';

/** Which data is used, and what for. */
export default function PrivacyScreen() {
  const t = useTranslations();
  const { lead, collected, purpose, device, visible, retention, rights } = t.legal.privacy;
  return (
    <LegalDocument
      title={t.places.privacy()}
      lead={lead()}
      sections={[collected, purpose, device, visible, retention, rights]}
    />
  );
}
