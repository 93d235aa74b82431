import { Search } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Badge } from '../../../design/Badge.tsx';
import { Button } from '../../../design/Button.tsx';
import { Card } from '../../../design/Card.tsx';
import { Checkbox } from '../../../design/Checkbox.tsx';
import { Field } from '../../../design/Field.tsx';
import { IconButton } from '../../../design/IconButton.tsx';
import { Input } from '../../../design/Input.tsx';
import { Container, Grid, Inline, Stack } from '../../../design/Layout.tsx';
import { Progress } from '../../../design/Progress.tsx';
import { SegmentedControl } from '../../../design/SegmentedControl.tsx';
import { Heading } from '../../../design/Text.tsx';
import { useFormats } from '../../../i18n/format.ts';
import { useWords } from '../../../i18n/words.ts';
import { PageHead } from '../../../parts/PageHead.tsx';

const variants = ['primary', 'secondary', 'ghost', 'danger'] as const;
const sizes = ['sm', 'md', 'lg'] as const;
const tones = ['neutral', 'primary', 'accent', 'success', 'warning', 'danger'] as const;
/** A share that the two bars show, in percent. */
const shownPercent = '68';

/** The primitives that every screen is built of, in their variants. */
export default function StyledSystemScreen() {
  const words = useWords();
  const formats = useFormats();
  const [size, setSize] = useState<(typeof sizes)[number]>('md');
  const percent = formats.percent(shownPercent);
  return (
    <Container>
      <Stack gap="xl">
        <PageHead title={words.places['styled-system']()} lead={words.demos.systemLead()} />
        <Grid min="lg">
          <Sample title={words.demos.buttons()}>
            <SegmentedControl
              label={words.demos.size()}
              value={size}
              onValueChange={setSize}
              options={sizes.map((name) => ({ value: name, label: words.demos.buttonSizes[name]() }))}
            />
            <Inline>
              {variants.map((variant) => (
                <Button key={variant} variant={variant} size={size}>
                  {words.demos.variants[variant]()}
                </Button>
              ))}
              <Button size={size} busy>
                {words.demos.busy()}
              </Button>
              <Button size={size} disabled>
                {words.demos.disabled()}
              </Button>
              <IconButton label={words.demos.search()} size={size}>
                <Search aria-hidden />
              </IconButton>
            </Inline>
          </Sample>
          <Sample title={words.demos.badges()}>
            <Inline>
              {tones.map((tone) => (
                <Badge key={tone} tone={tone}>
                  {words.demos.tones[tone]()}
                </Badge>
              ))}
            </Inline>
          </Sample>
          <Sample title={words.demos.fields()}>
            <Field label={words.demos.name()} hint={words.demos.nameHint()} required>
              <Input autoComplete="off" />
            </Field>
            <Field label={words.demos.email()} error={words.validation.email_invalid()}>
              <Input type="email" defaultValue="seoyeon.kim@" autoComplete="off" />
            </Field>
            <Checkbox label={words.demos.agree()} />
          </Sample>
          <Sample title={words.demos.progress()}>
            <Progress label={words.demos.funding()} value={Number(shownPercent)} valueText={percent} />
            <Progress
              label={words.demos.verification()}
              value={Number(shownPercent)}
              valueText={percent}
              tone="success"
              size="sm"
            />
          </Sample>
        </Grid>
      </Stack>
    </Container>
  );
}

function Sample({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card>
      <Stack>
        <Heading as="h2" size="md">
          {title}
        </Heading>
        {children}
      </Stack>
    </Card>
  );
}
