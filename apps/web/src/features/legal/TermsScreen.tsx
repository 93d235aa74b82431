import { useTranslations } from '../../i18n/translations.ts';
import { LegalDocument } from './LegalDocument.tsx';

/** What applies to members. */
export default function TermsScreen() {
  const t = useTranslations();
  const { lead, service, membership, finality, purchases, conduct, ending } = t.legal.termsOfUse;
  return (
    <LegalDocument
      title={t.places['terms-of-use']()}
      lead={lead()}
      sections={[service, membership, finality, purchases, conduct, ending]}
    />
  );
}
