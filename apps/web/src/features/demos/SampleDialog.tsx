import { type ComponentProps, type ReactNode, useState } from 'react';
import { Button, Dialog } from '@/design';
import { useTranslations } from '@/i18n';

type SampleDialogProps = Pick<ComponentProps<typeof Dialog>, 'size' | 'description'> & {
  /** Text of the button that opens the dialog. */
  label: string;
  buttonSize?: 'sm' | 'md';
  onClose?: () => void;
  children: ReactNode;
};

/** A button and the dialog that it opens. */
export function SampleDialog({ label, buttonSize = 'sm', onClose, children, ...dialog }: SampleDialogProps) {
  const t = useTranslations();
  const [isOpen, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
    onClose?.();
  };
  return (
    <>
      <Button variant="secondary" size={buttonSize} onClick={() => setOpen(true)}>
        {label}
      </Button>
      <Dialog
        {...dialog}
        open={isOpen}
        onClose={close}
        title={t.demos.dialogTitle()}
        footer={<Button onClick={close}>{t.common.close()}</Button>}
      >
        {children}
      </Dialog>
    </>
  );
}
