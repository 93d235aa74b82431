import { useTranslations } from '../../../i18n/translations.ts';
import { later } from '../../../shared/loading/later.tsx';
import { LoadingCards } from '../../../shared/page/LoadingCards.tsx';
import { Section } from '../../../shared/page/Section.tsx';
import { DemoPage } from '../DemoPage.tsx';
import { ButtonSamples, FieldSamples } from './ControlSamples.tsx';

// Below what a window shows first.
const placeholder = <LoadingCards count={2} min="lg" />;
const FeedbackSamples = later(
  async () => (await import('./FeedbackSamples.tsx')).FeedbackSamples,
  placeholder,
);
const DataSamples = later(async () => (await import('./DisplaySamples.tsx')).DataSamples, placeholder);
const LayoutSamples = later(async () => (await import('./DisplaySamples.tsx')).LayoutSamples, placeholder);

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
