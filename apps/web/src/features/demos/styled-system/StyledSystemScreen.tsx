import { useWords } from '../../../i18n/words.ts';
import { Section } from '../../../shared/Section.tsx';
import { DemoPage } from '../DemoPage.tsx';
import { ButtonSamples } from './ButtonSamples.tsx';
import { DataSamples } from './DataSamples.tsx';
import { FeedbackSamples } from './FeedbackSamples.tsx';
import { FieldSamples } from './FieldSamples.tsx';
import { LayoutSamples } from './LayoutSamples.tsx';

/** Every primitive that the screens are built of, in every state; each can be tried. */
export default function StyledSystemScreen() {
  const words = useWords();
  return (
    <DemoPage name="styled-system" lead={words.demos.systemLead()}>
      <Section title={words.demos.actions()} anchor="actions">
        <ButtonSamples />
      </Section>
      <Section title={words.demos.fields()} anchor="fields">
        <FieldSamples />
      </Section>
      <Section title={words.demos.feedback()} anchor="feedback">
        <FeedbackSamples />
      </Section>
      <Section title={words.demos.figures()} anchor="figures">
        <DataSamples />
      </Section>
      <Section title={words.demos.wordsAndSurfaces()} anchor="layout">
        <LayoutSamples />
      </Section>
    </DemoPage>
  );
}
