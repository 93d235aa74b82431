import { useTranslations } from '../../../i18n/translations.ts';
import { Section } from '../../../shared/Section.tsx';
import { DemoPage } from '../DemoPage.tsx';
import { ButtonSamples } from './ButtonSamples.tsx';
import { DataSamples } from './DataSamples.tsx';
import { FeedbackSamples } from './FeedbackSamples.tsx';
import { FieldSamples } from './FieldSamples.tsx';
import { LayoutSamples } from './LayoutSamples.tsx';

/** Every primitive that the screens are built of, in every state; each can be tried. */
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
