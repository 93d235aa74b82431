import { Card } from '../../../design/display/Card.tsx';
import { DescriptionList } from '../../../design/display/DescriptionList.tsx';
import { Grid } from '../../../design/display/Layout.tsx';
import { useWords } from '../../../i18n/words.ts';
import { Section } from '../../../shared/Section.tsx';
import { DemoPage } from '../DemoPage.tsx';
import { ContrastTable } from './ContrastTable.tsx';
import { FocusOrder } from './FocusOrder.tsx';
import { FormErrors } from './FormErrors.tsx';
import { LiveRegion } from './LiveRegion.tsx';
import { SystemSettings } from './SystemSettings.tsx';
import { TargetSizes } from './TargetSizes.tsx';

const keys = ['tab', 'shiftTab', 'enter', 'space', 'escape', 'arrows', 'homeEnd', 'notices'] as const;

/** What the platform does for members who use a keyboard, a screen reader or strong contrast; each can be tried. */
export default function AccessibilityDemoScreen() {
  const words = useWords();
  return (
    <DemoPage name="accessibility-demo" lead={words.demos.accessibilityLead()}>
      <Section title={words.demos.keyboard()} anchor="keyboard">
        <Card>
          <DescriptionList
            items={keys.map((key) => ({
              term: words.demos.keys[key].name(),
              description: words.demos.keys[key].does(),
            }))}
          />
        </Card>
      </Section>
      <Section title={words.demos.tryIt()} anchor="try">
        <Grid min="lg">
          <FocusOrder />
          <LiveRegion />
          <FormErrors />
          <TargetSizes />
        </Grid>
      </Section>
      <Section title={words.demos.systemSettings()} anchor="settings">
        <SystemSettings />
      </Section>
      <Section title={words.demos.contrast()} anchor="contrast">
        <ContrastTable />
      </Section>
    </DemoPage>
  );
}
