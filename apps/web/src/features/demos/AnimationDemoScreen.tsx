import { AnimationExample } from '@gli/ui/examples';
import { useTranslations } from '@/i18n';
import { DemoPage } from './DemoPage.tsx';

export default function AnimationDemoScreen() {
  const t = useTranslations();
  return (
    <DemoPage name="animation-demo" lead={t.demos.animationLead()}>
      <AnimationExample texts={t} />
    </DemoPage>
  );
}
