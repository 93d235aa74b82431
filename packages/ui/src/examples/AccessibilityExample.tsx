import { useState } from 'react';
import * as z from 'zod/mini';
import { useMedia } from '../browser/use-media.ts';
import { Button } from '../controls/Button.tsx';
import { Badge } from '../display/Badge.tsx';
import { Grid, Inline } from '../display/Layout.tsx';
import { Text } from '../display/Text.tsx';
import { Form } from '../forms/Form.tsx';
import { FormField } from '../forms/FormField.tsx';
import { zName } from '../forms/form-schema.ts';
import { useSubmit } from '../forms/use-submit.ts';
import { useZodForm } from '../forms/use-zod-form.ts';
import type { ExampleProps } from './example-texts.ts';
import { Sample, SampleDialog } from './Sample.tsx';

const zNameForm = z.object({ name: zName(z.string()) });
const settings = ['prefers-reduced-motion: reduce', 'prefers-contrast: more', 'forced-colors: active'];

/** Focus, announcements, errors and system settings, for testing with a keyboard and a screen reader. */
export function AccessibilityExample({ texts }: ExampleProps) {
  const { demos } = texts;
  const [isClosed, setClosed] = useState(false);
  const [count, setCount] = useState(0);
  const form = useZodForm(zNameForm, { defaultValues: { name: '' } });
  const { submit } = useSubmit(form, () => undefined);
  return (
    <Grid min="lg">
      <Sample title={demos.focus()} note={demos.focusText()}>
        <SampleDialog texts={texts} onClose={() => setClosed(true)} />
        <Text role="status">{isClosed ? demos.focusReturned() : null}</Text>
      </Sample>
      <Sample title={demos.liveRegion()} note={demos.liveRegionText()}>
        <Button variant="secondary" onClick={() => setCount(count + 1)}>
          {demos.announce()}
        </Button>
        <Text role="status">{count === 0 ? null : demos.announced({ count: String(count) })}</Text>
      </Sample>
      <Sample title={demos.formErrors()} note={demos.formErrorsText()}>
        <Form form={form} onSubmit={submit}>
          <FormField name="name" label={demos.name()} />
          <Button type="submit" variant="secondary">
            {demos.checkForm()}
          </Button>
        </Form>
      </Sample>
      <Sample title={demos.systemSettings()}>
        {settings.map((setting) => (
          <Setting key={setting} name={setting} texts={texts} />
        ))}
      </Sample>
    </Grid>
  );
}

function Setting({ name, texts: { demos } }: ExampleProps & { name: string }) {
  const isOn = useMedia(`(${name})`);
  return (
    <Inline>
      <Text>{name}</Text>
      <Badge tone={isOn ? 'primary' : 'neutral'}>{isOn ? demos.on() : demos.off()}</Badge>
    </Inline>
  );
}
