import { type ReactNode, useState } from 'react';
import { Button } from '../controls/Button.tsx';
import { Card } from '../display/Card.tsx';
import { Text } from '../display/Text.tsx';
import { Dialog } from '../feedback/Dialog.tsx';
import { Note, Subheading } from '../page/Note.tsx';
import type { ExampleProps } from './example-texts.ts';

type SampleProps = { title: string; note?: string; as?: 'h2' | 'h3'; children: ReactNode };

/** An interactive sample with a note. */
export function Sample({ title, note, as = 'h2', children }: SampleProps) {
  return (
    <Card as="article" gap="md">
      <Subheading as={as}>{title}</Subheading>
      {note ? <Note>{note}</Note> : null}
      {children}
    </Card>
  );
}

/** A button and the dialog that it opens. */
export function SampleDialog({ texts: { demos }, onClose }: ExampleProps & { onClose?: () => void }) {
  const [isOpen, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
    onClose?.();
  };
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {demos.openDialog()}
      </Button>
      <Dialog open={isOpen} onClose={close} title={demos.dialogTitle()}>
        <Text>{demos.dialogText()}</Text>
      </Dialog>
    </>
  );
}
