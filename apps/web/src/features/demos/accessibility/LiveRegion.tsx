import { useState } from 'react';
import { Button } from '../../../design/controls/Button.tsx';
import { Inline } from '../../../design/display/Layout.tsx';
import { Text } from '../../../design/display/Text.tsx';
import { useFormats } from '../../../i18n/format.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { TryCard } from '../TryCard.tsx';

/** A change that is read aloud without moving the focus. */
export function LiveRegion() {
  const t = useTranslations();
  const formats = useFormats();
  const [count, setCount] = useState(0);
  return (
    <TryCard title={t.demos.liveRegion()} text={t.demos.liveRegionText()}>
      <Inline gap="md">
        <Button variant="secondary" onClick={() => setCount(count + 1)}>
          {t.demos.announce()}
        </Button>
        <Text role="status">{count === 0 ? null : t.demos.announced({ count: formats.integer(count) })}</Text>
      </Inline>
    </TryCard>
  );
}
