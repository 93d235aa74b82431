import { useTranslations } from '../../../i18n/translations.ts';
import { Section } from '../../../shared/page/Section.tsx';
import { DemoPage } from '../DemoPage.tsx';
import { ButtonSamples, FieldSamples } from './ControlSamples.tsx';
import { DataSamples, LayoutSamples } from './DisplaySamples.tsx';
import { FeedbackSamples } from './FeedbackSamples.tsx';

/** Every primitive of the screens, in every state. */
export default function StyledSystemScreen() {
  const t = useTranslations();
  return (
    <DemoPage name="styled-system" lead={t.demos.systemLead()}>
      <Section title={t.demos.actions()} anchor="actions">
        <ButtonSamples />
      </Section>
      <Section title={t.demos.fields()} anchor="fields">
        <FieldSamples />
      </Section>
      <Section title={t.demos.feedback()} anchor="feedback">
        <FeedbackSamples />
      </Section>
      <Section title={t.demos.figures()} anchor="figures">
        <DataSamples />
      </Section>
      <Section title={t.demos.wordsAndSurfaces()} anchor="layout">
        <LayoutSamples />
      </Section>
    </DemoPage>
  );
}
