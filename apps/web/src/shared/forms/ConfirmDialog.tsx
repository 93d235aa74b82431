import type { ReactNode } from 'react';
import { Button, Dialog, Stack, Text } from '@/design';
import { useTranslations } from '@/i18n';
import { useCloseOnBack } from '../browser/use-close-on-back.ts';
import type { ErrorContext } from '../errors/error-message.ts';
import { useErrorText } from '../errors/use-error-text.ts';
import { ErrorText } from './ErrorText.tsx';

type ConfirmDialogProps = {
  title: string;
  description: ReactNode;
  confirmLabel: string;
  /** Text while the outcome of an attempt is unknown. In this state, the dialog can be closed. */
  checking?: string | undefined;
  /** Replaces the confirm button if the action is not possible. */
  confirm?: ReactNode;
  /** Default: "Cancel". */
  cancelLabel?: string;
  /** `danger` for irreversible actions. */
  variant?: 'primary' | 'danger';
  /** Fields to fill in or accept first. */
  children?: ReactNode;
  /** True while the request is in flight. During that time, nothing can be closed or pressed. */
  busy: boolean;
  /** Error of the last attempt. */
  error: unknown;
  /** The action that failed, for errors whose text depends on it. */
  errorContext?: ErrorContext;
  /** Id of the form inside, which the button submits instead of calling `onConfirm`. */
  formId?: string;
  onConfirm?: () => void;
  onClose: () => void;
};

/** Asks for confirmation and shows failures. The dialog is open while it is mounted, and Back closes it. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    title,
    description,
    confirmLabel,
    variant = 'primary',
    busy,
    error,
    checking,
    formId,
    onConfirm,
    onClose,
  } = props;
  const t = useTranslations();
  const errorText = useErrorText();
  useCloseOnBack(onClose, busy);
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
            <Button
              variant={variant}
              type={formId === undefined ? 'button' : 'submit'}
              form={formId}
              onClick={onConfirm}
              busy={busy || checking !== undefined}
            >
              {confirmLabel}
            </Button>
          )}
        </>
      }
    >
      {props.children || error ? (
        <Stack gap="md">
          {props.children}
          {checking ? <Text role="status">{checking}</Text> : null}
          {error ? <ErrorText>{errorText(error, props.errorContext)}</ErrorText> : null}
        </Stack>
      ) : null}
    </Dialog>
  );
}
