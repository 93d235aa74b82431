import { Card } from '../../../design/display/Card.tsx';
import { DescriptionList } from '../../../design/display/DescriptionList.tsx';
import { Grid } from '../../../design/display/Layout.tsx';
import { useTranslations } from '../../../i18n/translations.ts';
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
  const t = useTranslations();
  return (
    <DemoPage name="accessibility-demo" lead={t.demos.accessibilityLead()}>
      <Section title={t.demos.keyboard()} anchor="keyboard">
        <Card>
          <DescriptionList
            items={keys.map((key) => ({
              term: t.demos.keys[key].name(),
              description: t.demos.keys[key].does(),
            }))}
          />
        </Card>
      </Section>
      <Section title={t.demos.tryIt()} anchor="try">
        <Grid min="lg">
          <FocusOrder />
          <LiveRegion />
          <FormErrors />
          <TargetSizes />
        </Grid>
      </Section>
      <Section title={t.demos.systemSettings()} anchor="settings">
        <SystemSettings />
      </Section>
      <Section title={t.demos.contrast()} anchor="contrast">
        <ContrastTable />
      </Section>
    </DemoPage>
  );
}
