import Search from 'lucide-react/icons/search';
import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../../../design/controls/Button.tsx';
import { IconButton } from '../../../design/controls/IconButton.tsx';
import { Badge } from '../../../design/display/Badge.tsx';
import { Inline, Stack } from '../../../design/display/Layout.tsx';
import { useFormats } from '../../../i18n/format.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { TryCard } from '../TryCard.tsx';

/** How high and wide the smallest targets of this window are, measured as they stand here. WCAG 2.5.5 */
export function TargetSizes() {
  const t = useTranslations();
  return (
    <TryCard title={t.demos.targets()} text={t.demos.targetsText()}>
      <Stack gap="sm">
        <Measured>
          {(ref) => (
            <Button ref={ref} size="sm" variant="secondary">
              {t.demos.buttonSizes.sm()}
            </Button>
          )}
        </Measured>
        <Measured>
          {(ref) => (
            <IconButton ref={ref} label={t.demos.search()} variant="secondary">
              <Search aria-hidden />
            </IconButton>
          )}
        </Measured>
      </Stack>
    </TryCard>
  );
}

type MeasuredProps = { children: (ref: RefObject<HTMLButtonElement | null>) => ReactNode };

function Measured({ children }: MeasuredProps) {
  const t = useTranslations();
  const formats = useFormats();
  const target = useRef<HTMLButtonElement>(null);
  const [size, setSize] = useState({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const shown = target.current;
    if (!shown) return;
    const measure = () => setSize({ width: shown.offsetWidth, height: shown.offsetHeight });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(shown);
    return () => observer.disconnect();
  }, []);
  return (
    <Inline gap="md">
      {children(target)}
      <Badge>
        {t.demos.sizeInPx({ width: formats.integer(size.width), height: formats.integer(size.height) })}
      </Badge>
    </Inline>
  );
}
