import { useState } from 'react';
import { Button } from '../../../design/controls/Button.tsx';
import { Field } from '../../../design/controls/Field.tsx';
import { Input } from '../../../design/controls/Input.tsx';
import { Stack } from '../../../design/display/Layout.tsx';
import { Text } from '../../../design/display/Text.tsx';
import { Dialog } from '../../../design/feedback/Dialog.tsx';
import { useTranslations } from '../../../i18n/translations.ts';
import { TryCard } from '../TryCard.tsx';

/** A dialog keeps the focus, closes by Escape and gives the focus back to what opened it. */
export function FocusOrder() {
  const t = useTranslations();
  const [isOpen, setOpen] = useState(false);
  const [closings, setClosings] = useState(0);
  const close = () => {
    setOpen(false);
    setClosings(closings + 1);
  };
  return (
    <TryCard title={t.demos.focus()} text={t.demos.focusText()}>
      <Stack gap="sm" align="start">
        <Button variant="secondary" onClick={() => setOpen(true)}>
          {t.demos.openDialog()}
        </Button>
        <Text size="sm" role="status">
          {closings > 0 ? t.demos.focusReturned() : null}
        </Text>
      </Stack>
      <Dialog
        open={isOpen}
        onClose={close}
        title={t.demos.dialogTitle()}
        closeLabel={t.common.close()}
        footer={<Button onClick={close}>{t.common.close()}</Button>}
      >
        <Stack>
          <Text>{t.demos.focusDialog()}</Text>
          <Field label={t.demos.name()}>
            <Input autoComplete="off" />
          </Field>
        </Stack>
      </Dialog>
    </TryCard>
  );
}
