import {
  AmountInput,
  Badge,
  Button,
  Checkbox,
  DescriptionList,
  ErrorState,
  Field,
  Grid,
  Inline,
  Input,
  NativeSelect,
  Progress,
  Section,
  SegmentedControl,
  Stat,
} from '@gli/ui';
import { useState } from 'react';
import { useTranslations } from '@/i18n';
import { DemoPage, Sample, SampleDialog } from './DemoPage.tsx';
import { ListSample } from './ListSample.tsx';

const variants = ['primary', 'secondary', 'ghost', 'danger'] as const;
const sizes = ['sm', 'md', 'lg'] as const;
const tones = ['neutral', 'primary', 'accent', 'success', 'warning', 'danger'] as const;

/** Buttons, fields, messages, figures and a list, with the variant names used in the code. */
export default function StyledSystemScreen() {
  const t = useTranslations();
  const [size, setSize] = useState<(typeof sizes)[number]>('md');
  const [isBusy, setBusy] = useState(true);
  const [amount, setAmount] = useState('1250.5');
  const [tries, setTries] = useState(0);
  return (
    <DemoPage name="styled-system" lead={t.demos.systemLead()}>
      <Grid min="lg">
        <Sample title={t.demos.buttons()}>
          <SegmentedControl
            label={t.demos.size()}
            value={size}
            onValueChange={setSize}
            options={sizes.map((value) => ({ value, label: value }))}
          />
          {variants.map((variant) => (
            <Inline key={variant}>
              <Button variant={variant} size={size}>
                {variant}
              </Button>
              <Button variant={variant} size={size} busy={isBusy} busyLabel={t.demos.loading()}>
                {variant}
              </Button>
            </Inline>
          ))}
          <Inline>
            <Button variant="secondary" aria-pressed={isBusy} onClick={() => setBusy(!isBusy)}>
              {t.demos.toggleBusy()}
            </Button>
            <SampleDialog />
          </Inline>
        </Sample>
        <Sample title={t.demos.fields()}>
          <Field label={t.demos.name()} error={t.validation.name_required()} required>
            <Input autoComplete="off" />
          </Field>
          <Field label={t.demos.amount()}>
            <AmountInput token="GLIB" value={amount} onValueChange={setAmount} />
          </Field>
          <Field label={t.demos.size()}>
            <NativeSelect options={sizes.map((value) => ({ value, label: value }))} />
          </Field>
          <Checkbox label={t.demos.sample()} defaultChecked />
        </Sample>
        <Sample title={t.demos.feedback()}>
          <Inline>
            {tones.map((tone) => (
              <Badge key={tone} tone={tone} dot>
                {tone}
              </Badge>
            ))}
          </Inline>
          <Progress label={t.demos.progress()} value={68} valueText="68%" />
          <ErrorState
            title={t.errors.loadData()}
            description={t.demos.tried({ count: String(tries) })}
            onRetry={() => setTries(tries + 1)}
          />
        </Sample>
        <Sample title={t.demos.figures()}>
          <Grid min="xs">
            <Stat label={t.demos.value()} value="1,120" note={{ text: '+4.2%', trend: 'up' }} />
            <Stat label={t.demos.value()} value="1,090" note={{ text: '-1.8%', trend: 'down' }} />
          </Grid>
          <DescriptionList items={[{ term: t.demos.value(), description: '1,120 GLIB', strong: true }]} />
        </Sample>
      </Grid>
      <Section title={t.demos.list()}>
        <ListSample />
      </Section>
    </DemoPage>
  );
}
