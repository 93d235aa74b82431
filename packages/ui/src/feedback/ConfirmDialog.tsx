import type { ReactNode } from 'react';
import { useCloseOnBack } from '../browser/use-close-on-back.ts';
import { Button } from '../controls/Button.tsx';
import { Stack } from '../display/Layout.tsx';
import { Text } from '../display/Text.tsx';
import { useTexts, useUi } from '../provider/UiProvider.tsx';
import { Dialog } from './Dialog.tsx';
import { ErrorText } from './ErrorText.tsx';
import { useCurrentError } from './use-current-error.ts';

/** A write whose outcome is unknown, in words. */
export type UnknownWrite = {
  /** Description of the state. */
  text: string;
  /** The member's choice. Undefined while the outcome is being read. */
  choice?: { sendAgain: () => void; drop: () => void; dropLabel: string } | undefined;
};

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
  /** Formats the error. Default: the app's `useErrorText`. */
  formatError?: (error: unknown) => string;
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
  const t = useTexts();
  const errorText = useUi().useErrorText();
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
          {error ? <ErrorText>{(props.formatError ?? errorText)(error)}</ErrorText> : null}
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
  const t = useTexts();
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
