import type { ReactNode } from 'react';
import { Button, Dialog, Stack, Text } from '@/design';
import { useTranslations } from '@/i18n';
import { useCloseOnBack } from '../browser/use-close-on-back.ts';
import type { ErrorContext } from '../errors/error-message.ts';
import { useCurrentError } from '../errors/use-current-error.ts';
import { useErrorText } from '../errors/use-error-text.ts';
import type { UnknownWrite } from '../writes/unknown-write.ts';
import { ErrorText } from './ErrorText.tsx';

type ConfirmDialogProps = {
  title: string;
  description: ReactNode;
  confirmLabel: string;
  /** The action, if its outcome is unknown. The dialog can then be closed. */
  unknown?: UnknownWrite | null | undefined;
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
    unknown,
    formId,
    onConfirm,
    onClose,
  } = props;
  const t = useTranslations();
  const errorText = useErrorText();
  const error = useCurrentError(props.error);
  useCloseOnBack(onClose, busy);
  return (
    <Dialog
      open
      onClose={onClose}
      dismissible={!busy}
      title={title}
      description={description}
      footer={
        unknown?.choice ? (
          <UnknownWriteButtons choice={unknown.choice} variant={variant} onClose={onClose} />
        ) : (
          <>
            <Button variant="secondary" onClick={onClose} disabled={busy}>
              {(unknown ? t.common.close() : props.cancelLabel) ?? t.common.cancel()}
            </Button>
            {props.confirm ?? (
              <Button
                variant={variant}
                type={formId === undefined ? 'button' : 'submit'}
                form={formId}
                onClick={onConfirm}
                busy={busy || Boolean(unknown)}
              >
                {confirmLabel}
              </Button>
            )}
          </>
        )
      }
    >
      {props.children || unknown || error ? (
        <Stack gap="md">
          {props.children}
          {unknown ? <Text role="status">{unknown.text}</Text> : null}
          {error ? <ErrorText>{errorText(error, props.errorContext)}</ErrorText> : null}
        </Stack>
      ) : null}
    </Dialog>
  );
}

type UnknownWriteButtonsProps = {
  choice: NonNullable<UnknownWrite['choice']>;
  variant: 'primary' | 'danger';
  onClose: () => void;
};

/** The member's choice about an action that was not found. */
function UnknownWriteButtons({ choice, variant, onClose }: UnknownWriteButtonsProps) {
  const t = useTranslations();
  const drop = () => {
    choice.drop();
    onClose();
  };
  return (
    <>
      <Button variant="secondary" onClick={drop}>
        {choice.dropLabel}
      </Button>
      <Button variant={variant} onClick={choice.sendAgain}>
        {t.common.sendAgain()}
      </Button>
    </>
  );
}
