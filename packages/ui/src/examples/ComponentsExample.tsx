import { useState } from 'react';
import { AmountInput } from '../controls/AmountInput.tsx';
import { Button } from '../controls/Button.tsx';
import { Checkbox } from '../controls/Checkbox.tsx';
import { Field } from '../controls/Field.tsx';
import { Input } from '../controls/Input.tsx';
import { NativeSelect } from '../controls/NativeSelect.tsx';
import { SegmentedControl } from '../controls/SegmentedControl.tsx';
import { Badge } from '../display/Badge.tsx';
import { DescriptionList } from '../display/DescriptionList.tsx';
import { Grid, Inline } from '../display/Layout.tsx';
import { Stat } from '../display/Stat.tsx';
import { ErrorState } from '../feedback/ErrorState.tsx';
import { Progress } from '../feedback/Progress.tsx';
import { useTexts } from '../provider/UiProvider.tsx';
import type { ExampleProps } from './example-texts.ts';
import { Sample, SampleDialog } from './Sample.tsx';

const variants = ['primary', 'secondary', 'ghost', 'danger'] as const;
const sizes = ['sm', 'md', 'lg'] as const;
const tones = ['neutral', 'primary', 'accent', 'success', 'warning', 'danger'] as const;

/** Buttons, fields, messages and figures, with the variant names used in the code. */
export function ComponentsExample({ texts }: ExampleProps) {
  const { demos } = texts;
  const { errors, validation } = useTexts();
  const [size, setSize] = useState<(typeof sizes)[number]>('md');
  const [isBusy, setBusy] = useState(true);
  const [amount, setAmount] = useState('1250.5');
  const [tries, setTries] = useState(0);
  return (
    <Grid min="lg">
      <Sample title={demos.buttons()}>
        <SegmentedControl
          label={demos.size()}
          value={size}
          onValueChange={setSize}
          options={sizes.map((value) => ({ value, label: value }))}
        />
        {variants.map((variant) => (
          <Inline key={variant}>
            <Button variant={variant} size={size}>
              {variant}
            </Button>
            <Button variant={variant} size={size} busy={isBusy} busyLabel={demos.loading()}>
              {variant}
            </Button>
          </Inline>
        ))}
        <Inline>
          <Button variant="secondary" aria-pressed={isBusy} onClick={() => setBusy(!isBusy)}>
            {demos.toggleBusy()}
          </Button>
          <SampleDialog texts={texts} />
        </Inline>
      </Sample>
      <Sample title={demos.fields()}>
        <Field label={demos.name()} error={validation.name_required()} required>
          <Input autoComplete="off" />
        </Field>
        <Field label={demos.amount()}>
          <AmountInput token="GLIB" value={amount} onValueChange={setAmount} />
        </Field>
        <Field label={demos.size()}>
          <NativeSelect options={sizes.map((value) => ({ value, label: value }))} />
        </Field>
        <Checkbox label={demos.sample()} defaultChecked />
      </Sample>
      <Sample title={demos.feedback()}>
        <Inline>
          {tones.map((tone) => (
            <Badge key={tone} tone={tone} dot>
              {tone}
            </Badge>
          ))}
        </Inline>
        <Progress label={demos.progress()} value={68} valueText="68%" />
        <ErrorState
          title={errors.loadData()}
          description={demos.tried({ count: String(tries) })}
          onRetry={() => setTries(tries + 1)}
        />
      </Sample>
      <Sample title={demos.figures()}>
        <Grid min="xs">
          <Stat label={demos.value()} value="1,120" note="+4.2%" trend="up" />
          <Stat label={demos.value()} value="1,090" note="−1.8%" trend="down" />
        </Grid>
        <DescriptionList items={[[demos.value(), '1,120 GLIB', 'strong']]} />
      </Sample>
    </Grid>
  );
}
