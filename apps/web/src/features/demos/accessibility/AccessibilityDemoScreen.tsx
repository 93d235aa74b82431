import { checkDisplayName } from '@gli/validation';
import { type FormEvent, useRef, useState } from 'react';
import { Badge, Button, Field, Grid, Inline, Input, Stack, Text } from '@/design';
import { useTranslations } from '@/i18n';
import { useMedia } from '@/shared';
import { DemoPage } from '../DemoPage.tsx';
import { Sample } from '../Sample.tsx';
import { SampleDialog } from '../SampleDialog.tsx';

/** Focus, announcements, errors and system settings, to try with a keyboard and a screen reader. */
export default function AccessibilityDemoScreen() {
  const t = useTranslations();
  const [isClosed, setClosed] = useState(false);
  const [count, setCount] = useState(0);
  return (
    <DemoPage name="accessibility-demo" lead={t.demos.accessibilityLead()}>
      <Grid min="lg">
        <Sample title={t.demos.focus()} note={t.demos.focusText()}>
          <SampleDialog label={t.demos.openDialog()} onClose={() => setClosed(true)}>
            <Text>{t.demos.dialogText()}</Text>
          </SampleDialog>
          <Text role="status">{isClosed ? t.demos.focusReturned() : null}</Text>
        </Sample>
        <Sample title={t.demos.liveRegion()} note={t.demos.liveRegionText()}>
          <Button variant="secondary" onClick={() => setCount(count + 1)}>
            {t.demos.announce()}
          </Button>
          <Text role="status">{count === 0 ? null : t.demos.announced({ count: String(count) })}</Text>
        </Sample>
        <FormErrors />
        <SystemSettings />
      </Grid>
    </DemoPage>
  );
}

/** Shows that an invalid field gets the focus and is announced with its error. */
function FormErrors() {
  const t = useTranslations();
  const field = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<string>();
  const check = (event: FormEvent) => {
    event.preventDefault();
    const issue = checkDisplayName(field.current?.value ?? '');
    setError(issue ? t.validation[issue.code]() : undefined);
    if (issue) field.current?.focus();
  };
  return (
    <Sample title={t.demos.formErrors()} note={t.demos.formErrorsText()}>
      <form onSubmit={check} noValidate>
        <Stack>
          <Field label={t.demos.name()} error={error} required>
            <Input ref={field} autoComplete="off" />
          </Field>
          <Button type="submit" variant="secondary">
            {t.demos.checkForm()}
          </Button>
        </Stack>
      </form>
    </Sample>
  );
}

const settings = [
  'prefers-reduced-motion: reduce',
  'prefers-contrast: more',
  'forced-colors: active',
] as const;

function SystemSettings() {
  const t = useTranslations();
  return (
    <Sample title={t.demos.systemSettings()}>
      {settings.map((setting) => (
        <Inline key={setting}>
          <Text>{setting}</Text>
          <Setting query={`(${setting})`} />
        </Inline>
      ))}
    </Sample>
  );
}

function Setting({ query }: { query: string }) {
  const t = useTranslations();
  const isOn = useMedia(query);
  return <Badge tone={isOn ? 'primary' : 'neutral'}>{isOn ? t.demos.on() : t.demos.off()}</Badge>;
}
