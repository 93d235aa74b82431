import Search from 'lucide-react/icons/search';
import { useState } from 'react';
import { Link } from 'wouter';
import { Button } from '../../../design/controls/Button.tsx';
import { IconButton } from '../../../design/controls/IconButton.tsx';
import { LinkButton } from '../../../design/controls/LinkButton.tsx';
import { SegmentedControl } from '../../../design/controls/SegmentedControl.tsx';
import { Grid, Inline, Stack } from '../../../design/display/Layout.tsx';
import { TextLink } from '../../../design/display/Text.tsx';
import { VisuallyHidden } from '../../../design/display/VisuallyHidden.tsx';
import { useWords } from '../../../i18n/words.ts';
import { Sample } from './Sample.tsx';

const variants = ['primary', 'secondary', 'ghost', 'danger'] as const;
const sizes = ['sm', 'md', 'lg'] as const;

/** What is pressed and what is followed, in every look, size and state. */
export function ButtonSamples() {
  const words = useWords();
  const [size, setSize] = useState<(typeof sizes)[number]>('md');
  const [isBusy, setBusy] = useState(true);
  return (
    <Grid min="lg">
      <Sample title={words.demos.buttons()}>
        <SegmentedControl
          label={words.demos.size()}
          value={size}
          onValueChange={setSize}
          options={sizes.map((name) => ({ value: name, label: words.demos.buttonSizes[name]() }))}
        />
        {variants.map((variant) => (
          <Inline key={variant}>
            <Button variant={variant} size={size}>
              {words.demos.variants[variant]()}
            </Button>
            <Button variant={variant} size={size} busy={isBusy} busyLabel={words.demos.busy()}>
              {words.demos.ready()}
            </Button>
            <Button variant={variant} size={size} disabled>
              {words.demos.disabled()}
            </Button>
          </Inline>
        ))}
        <Button variant="secondary" size={size} wide aria-pressed={isBusy} onClick={() => setBusy(!isBusy)}>
          {words.demos.toggleBusy()}
        </Button>
      </Sample>
      <Stack gap="lg">
        <Sample title={words.demos.iconButtons()}>
          <Inline>
            {variants.map((variant) => (
              <IconButton key={variant} variant={variant} size={size} label={words.demos.search()}>
                <Search aria-hidden />
              </IconButton>
            ))}
            <IconButton variant="secondary" size={size} label={words.demos.search()} disabled>
              <Search aria-hidden />
            </IconButton>
          </Inline>
        </Sample>
        <Sample title={words.demos.links()} note={words.demos.linksText()}>
          <Inline gap="md">
            <Link href="/design-tokens" asChild>
              <LinkButton variant="secondary" size={size}>
                {words.places['design-tokens']()}
              </LinkButton>
            </Link>
            <Link href="/help-center" asChild>
              <TextLink>
                {words.places['help-center']()}
                <VisuallyHidden>{words.demos.hiddenWords()}</VisuallyHidden>
              </TextLink>
            </Link>
          </Inline>
        </Sample>
      </Stack>
    </Grid>
  );
}
