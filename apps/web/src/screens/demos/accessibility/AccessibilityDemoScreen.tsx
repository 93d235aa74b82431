import { useState } from 'react';
import { Button } from '../../../design/Button.tsx';
import { Card } from '../../../design/Card.tsx';
import { DescriptionList } from '../../../design/DescriptionList.tsx';
import { Container, Inline, Stack } from '../../../design/Layout.tsx';
import { Text } from '../../../design/Text.tsx';
import { useFormats } from '../../../i18n/format.ts';
import { useWords } from '../../../i18n/words.ts';
import { PageHead } from '../../../parts/PageHead.tsx';
import { Section } from '../../../parts/Section.tsx';
import { ContrastTable } from './ContrastTable.tsx';

const keys = ['tab', 'enter', 'escape', 'arrows'] as const;

/** What the platform does for members who use a keyboard, a screen reader or strong contrast; each can be tried. */
export default function AccessibilityDemoScreen() {
  const words = useWords();
  return (
    <Container>
      <Stack gap="xl">
        <PageHead title={words.places['accessibility-demo']()} lead={words.demos.accessibilityLead()} />
        <Section title={words.demos.keyboard()}>
          <Card>
            <DescriptionList
              items={keys.map((key) => ({
                term: words.demos.keys[key].name(),
                description: words.demos.keys[key].does(),
              }))}
            />
          </Card>
        </Section>
        <Section title={words.demos.liveRegion()}>
          <LiveRegion />
        </Section>
        <Section title={words.demos.contrast()}>
          <ContrastTable />
        </Section>
      </Stack>
    </Container>
  );
}

/** A change that is read aloud without moving the focus. */
function LiveRegion() {
  const words = useWords();
  const formats = useFormats();
  const [count, setCount] = useState(0);
  return (
    <Card>
      <Stack>
        <Text tone="muted">{words.demos.liveRegionText()}</Text>
        <Inline gap="md">
          <Button variant="secondary" onClick={() => setCount(count + 1)}>
            {words.demos.announce()}
          </Button>
          <Text role="status">
            {count === 0 ? null : words.demos.announced({ count: formats.integer(count) })}
          </Text>
        </Inline>
      </Stack>
    </Card>
  );
}
