import { useState } from 'react';
import { Button } from '../../../design/controls/Button.tsx';
import { Field } from '../../../design/controls/Field.tsx';
import { Input } from '../../../design/controls/Input.tsx';
import { Stack } from '../../../design/display/Layout.tsx';
import { Text } from '../../../design/display/Text.tsx';
import { Dialog } from '../../../design/feedback/Dialog.tsx';
import { useWords } from '../../../i18n/words.ts';
import { TryCard } from '../TryCard.tsx';

/** A dialog keeps the focus, closes by Escape and gives the focus back to what opened it. */
export function FocusOrder() {
  const words = useWords();
  const [isOpen, setOpen] = useState(false);
  const [closings, setClosings] = useState(0);
  const close = () => {
    setOpen(false);
    setClosings(closings + 1);
  };
  return (
    <TryCard title={words.demos.focus()} text={words.demos.focusText()}>
      <Stack gap="sm" align="start">
        <Button variant="secondary" onClick={() => setOpen(true)}>
          {words.demos.openDialog()}
        </Button>
        <Text size="sm" role="status">
          {closings > 0 ? words.demos.focusReturned() : null}
        </Text>
      </Stack>
      <Dialog
        open={isOpen}
        onClose={close}
        title={words.demos.dialogTitle()}
        closeLabel={words.common.close()}
        footer={<Button onClick={close}>{words.common.close()}</Button>}
      >
        <Stack>
          <Text>{words.demos.focusDialog()}</Text>
          <Field label={words.demos.name()}>
            <Input autoComplete="off" />
          </Field>
        </Stack>
      </Dialog>
    </TryCard>
  );
}
