import { Badge, Button, Grid, Inline, Text, useMedia } from '@gli/ui';
import { Form, FormField, useSubmit, useZodForm, zName } from '@gli/ui/forms';
import { useState } from 'react';
import * as z from 'zod/mini';
import { useTranslations } from '@/i18n';
import { DemoPage, Sample, SampleDialog } from './DemoPage.tsx';

const zNameForm = z.object({ name: zName(z.string()) });
const settings = ['prefers-reduced-motion: reduce', 'prefers-contrast: more', 'forced-colors: active'];

/**
 * Demonstrates focus, announcements, errors and system settings, for testing with a keyboard and a screen
 * reader.
 */
export default function AccessibilityDemoScreen() {
  const t = useTranslations();
  const [isClosed, setClosed] = useState(false);
  const [count, setCount] = useState(0);
  const form = useZodForm(zNameForm, { defaultValues: { name: '' } });
  const { submit } = useSubmit(form, () => undefined);
  return (
    <DemoPage name="accessibility-demo" lead={t.demos.accessibilityLead()}>
      <Grid min="lg">
        <Sample title={t.demos.focus()} note={t.demos.focusText()}>
          <SampleDialog onClose={() => setClosed(true)} />
          <Text role="status">{isClosed ? t.demos.focusReturned() : null}</Text>
        </Sample>
        <Sample title={t.demos.liveRegion()} note={t.demos.liveRegionText()}>
          <Button variant="secondary" onClick={() => setCount(count + 1)}>
            {t.demos.announce()}
          </Button>
          <Text role="status">{count === 0 ? null : t.demos.announced({ count: String(count) })}</Text>
        </Sample>
        <Sample title={t.demos.formErrors()} note={t.demos.formErrorsText()}>
          <Form form={form} onSubmit={submit}>
            <FormField name="name" label={t.demos.name()} />
            <Button type="submit" variant="secondary">
              {t.demos.checkForm()}
            </Button>
          </Form>
        </Sample>
        <Sample title={t.demos.systemSettings()}>
          {settings.map((setting) => (
            <Setting key={setting} name={setting} />
          ))}
        </Sample>
      </Grid>
    </DemoPage>
  );
}

function Setting({ name }: { name: string }) {
  const t = useTranslations();
  const isOn = useMedia(`(${name})`);
  return (
    <Inline>
      <Text>{name}</Text>
      <Badge tone={isOn ? 'primary' : 'neutral'}>{isOn ? t.demos.on() : t.demos.off()}</Badge>
    </Inline>
  );
}
