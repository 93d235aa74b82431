import type { ReactNode } from 'react';
import { Card } from '../../design/display/Card.tsx';
import { Stack } from '../../design/display/Layout.tsx';
import { Note, Subheading } from '../../shared/page/Note.tsx';

/** Something to see or to try, with a note on what to look out for. */
export function Sample({ title, note, children }: { title: string; note?: string; children: ReactNode }) {
  return (
    <Card as="article">
      <Stack>
        <Stack gap="xs">
          <Subheading>{title}</Subheading>
          {note ? <Note>{note}</Note> : null}
        </Stack>
        {children}
      </Stack>
    </Card>
  );
}
