import { AccessibilityExample } from '@gli/ui/examples';
import { useTranslations } from '@/i18n';
import { DemoPage } from './DemoPage.tsx';

export default function AccessibilityDemoScreen() {
  const t = useTranslations();
  return (
    <DemoPage name="accessibility-demo" lead={t.demos.accessibilityLead()}>
      <AccessibilityExample texts={t} />
    </DemoPage>
  );
}
