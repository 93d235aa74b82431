import { TextLink } from '../../design/display/Text.tsx';
import { useTranslations } from '../../i18n/translations.ts';
import { LegalDocument } from './LegalDocument.tsx';

/** How far everybody can use the platform; unlike the others no sample: it tells how the platform is. */
export default function AccessibilityScreen() {
  const t = useTranslations();
  const { lead, goal, done, tested, limits, feedback } = t.legal.accessibility;
  return (
    <LegalDocument
      title={t.places.accessibility()}
      lead={lead()}
      sections={[goal, done, tested, limits, feedback]}
      isSample={false}
    >
      <div>
        <TextLink href="/help-center">{t.legal.toHelp()}</TextLink>
      </div>
    </LegalDocument>
  );
}
