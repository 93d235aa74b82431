import { Section } from '@gli/ui';
import { ComponentsExample, ListExample } from '@gli/ui/examples';
import { useTranslations } from '@/i18n';
import { DemoPage } from './DemoPage.tsx';

export default function StyledSystemScreen() {
  const t = useTranslations();
  return (
    <DemoPage name="styled-system" lead={t.demos.systemLead()}>
      <ComponentsExample texts={t} />
      <Section title={t.demos.list()}>
        <ListExample texts={t} />
      </Section>
    </DemoPage>
  );
}
