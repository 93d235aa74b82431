import type { ReactNode } from 'react';
import { Button } from '../design/controls/Button.tsx';
import { Stack } from '../design/display/Layout.tsx';
import { Text } from '../design/display/Text.tsx';
import { Dialog } from '../design/feedback/Dialog.tsx';
import { useTranslations } from '../i18n/translations.ts';
import { useErrorText } from './errors/use-error-text.ts';

type ConfirmDialogProps = {
  title: string;
  description: ReactNode;
  confirmLabel: string;
  /** `danger` for what cannot be undone. */
  variant?: 'primary' | 'danger';
  /** What has to be filled in or accepted first. */
  children?: ReactNode;
  /** The request is in flight: nothing can be closed or pressed again. */
  busy: boolean;
  /** The error of the last try. */
  error: unknown;
  onConfirm: () => void;
  onClose: () => void;
};

/** Asks for a confirmation, and shows a failure. It is open while it is mounted. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, description, confirmLabel, variant = 'primary', busy, error, onConfirm, onClose } = props;
  const t = useTranslations();
  const errorText = useErrorText();
  return (
    <Dialog
      open
      onClose={onClose}
      dismissible={!busy}
      title={title}
      description={description}
      closeLabel={t.common.close()}
      footer={
        <>
          <Button variant="secondary" onClick={onClose} disabled={busy}>
            {t.common.cancel()}
          </Button>
          <Button variant={variant} onClick={onConfirm} busy={busy}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {props.children || error ? (
        <Stack gap="md">
          {props.children}
          {error ? (
            <Text tone="danger" weight="medium" role="alert">
              {errorText(error)}
            </Text>
          ) : null}
        </Stack>
      ) : null}
    </Dialog>
  );
}
