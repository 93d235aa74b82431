import type { ReactNode } from 'react';
import { Button } from '../../design/controls/Button.tsx';
import { Stack } from '../../design/display/Layout.tsx';
import { Dialog } from '../../design/feedback/Dialog.tsx';
import { useTranslations } from '../../i18n/translations.ts';
import { useBackCloses } from '../browser/use-back-closes.ts';
import type { ErrorContext } from '../errors/error-message.ts';
import { useErrorText } from '../errors/use-error-text.ts';
import { ErrorText } from './ErrorText.tsx';

type ConfirmDialogProps = {
  title: string;
  description: ReactNode;
  confirmLabel: string;
  /** In place of the button that confirms, when it cannot be done. */
  confirm?: ReactNode;
  /** By default "Cancel". */
  cancelLabel?: string;
  /** `danger` for what cannot be taken back. */
  variant?: 'primary' | 'danger';
  /** What has to be filled in or accepted first. */
  children?: ReactNode;
  /** The request is in flight: nothing can be closed or pressed again. */
  busy: boolean;
  /** The error of the last try. */
  error: unknown;
  /** What failed, for errors whose text depends on it. */
  errorContext?: ErrorContext;
  onConfirm: () => void;
  onClose: () => void;
};

/** Asks for a confirmation, and shows a failure. It is open while it is mounted; Back closes it. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, description, confirmLabel, variant = 'primary', busy, error, onConfirm, onClose } = props;
  const t = useTranslations();
  const errorText = useErrorText();
  useBackCloses(onClose, busy);
  return (
    <Dialog
      open
      onClose={onClose}
      dismissible={!busy}
      title={title}
      description={description}
      footer={
        <>
          <Button variant="secondary" onClick={onClose} disabled={busy}>
            {props.cancelLabel ?? t.common.cancel()}
          </Button>
          {props.confirm ?? (
            <Button variant={variant} onClick={onConfirm} busy={busy}>
              {confirmLabel}
            </Button>
          )}
        </>
      }
    >
      {props.children || error ? (
        <Stack gap="md">
          {props.children}
          {error ? <ErrorText>{errorText(error, props.errorContext)}</ErrorText> : null}
        </Stack>
      ) : null}
    </Dialog>
  );
}
