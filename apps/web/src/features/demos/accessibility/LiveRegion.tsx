import { useState } from 'react';
import { Button } from '../../../design/controls/Button.tsx';
import { Inline } from '../../../design/display/Layout.tsx';
import { Text } from '../../../design/display/Text.tsx';
import { useFormats } from '../../../i18n/format.ts';
import { useWords } from '../../../i18n/words.ts';
import { TryCard } from '../TryCard.tsx';

/** A change that is read aloud without moving the focus. */
export function LiveRegion() {
  const words = useWords();
  const formats = useFormats();
  const [count, setCount] = useState(0);
  return (
    <TryCard title={words.demos.liveRegion()} text={words.demos.liveRegionText()}>
      <Inline gap="md">
        <Button variant="secondary" onClick={() => setCount(count + 1)}>
          {words.demos.announce()}
        </Button>
        <Text role="status">
          {count === 0 ? null : words.demos.announced({ count: formats.integer(count) })}
        </Text>
      </Inline>
    </TryCard>
  );
}
