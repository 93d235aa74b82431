import { Button, Card, Container, Dialog, Note, PageHeader, Subheading, Text } from '@gli/ui';
import { type ReactNode, useState } from 'react';
import { useTranslations } from '@/i18n';
import { DemoLinks, type DemoName } from './DemoLinks.tsx';

/** A demo page with links to the other demos. */
export function DemoPage({ name, lead, children }: { name: DemoName; lead: string; children: ReactNode }) {
  const t = useTranslations();
  return (
    <Container gap="xl">
      <PageHeader title={t.places[name]()} lead={lead} />
      <nav aria-label={t.demos.otherDemos()}>
        <DemoLinks current={name} />
      </nav>
      {children}
    </Container>
  );
}

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
export function SampleDialog({ onClose }: { onClose?: () => void }) {
  const t = useTranslations();
  const [isOpen, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
    onClose?.();
  };
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {t.demos.openDialog()}
      </Button>
      <Dialog open={isOpen} onClose={close} title={t.demos.dialogTitle()}>
        <Text>{t.demos.dialogText()}</Text>
      </Dialog>
    </>
  );
}
