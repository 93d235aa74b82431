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
import { useTranslations } from '../../../i18n/translations.ts';
import { Sample } from './Sample.tsx';

const variants = ['primary', 'secondary', 'ghost', 'danger'] as const;
const sizes = ['sm', 'md', 'lg'] as const;

/** What is pressed and what is followed, in every look, size and state. */
export function ButtonSamples() {
  const t = useTranslations();
  const [size, setSize] = useState<(typeof sizes)[number]>('md');
  const [isBusy, setBusy] = useState(true);
  return (
    <Grid min="lg">
      <Sample title={t.demos.buttons()}>
        <SegmentedControl
          label={t.demos.size()}
          value={size}
          onValueChange={setSize}
          options={sizes.map((name) => ({ value: name, label: t.demos.buttonSizes[name]() }))}
        />
        {variants.map((variant) => (
          <Inline key={variant}>
            <Button variant={variant} size={size}>
              {t.demos.variants[variant]()}
            </Button>
            <Button variant={variant} size={size} busy={isBusy} busyLabel={t.demos.busy()}>
              {t.demos.ready()}
            </Button>
            <Button variant={variant} size={size} disabled>
              {t.demos.disabled()}
            </Button>
          </Inline>
        ))}
        <Button variant="secondary" size={size} wide aria-pressed={isBusy} onClick={() => setBusy(!isBusy)}>
          {t.demos.toggleBusy()}
        </Button>
      </Sample>
      <Stack gap="lg">
        <Sample title={t.demos.iconButtons()}>
          <Inline>
            {variants.map((variant) => (
              <IconButton key={variant} variant={variant} size={size} label={t.demos.search()}>
                <Search aria-hidden />
              </IconButton>
            ))}
            <IconButton variant="secondary" size={size} label={t.demos.search()} disabled>
              <Search aria-hidden />
            </IconButton>
          </Inline>
        </Sample>
        <Sample title={t.demos.links()} note={t.demos.linksText()}>
          <Inline gap="md">
            <Link href="/design-tokens" asChild>
              <LinkButton variant="secondary" size={size}>
                {t.places['design-tokens']()}
              </LinkButton>
            </Link>
            <Link href="/help-center" asChild>
              <TextLink>
                {t.places['help-center']()}
                <VisuallyHidden>{t.demos.hiddenWords()}</VisuallyHidden>
              </TextLink>
            </Link>
          </Inline>
        </Sample>
      </Stack>
    </Grid>
  );
}
