import X from 'lucide-react/icons/x';
import { type MouseEvent, type ReactNode, type SyntheticEvent, useId, useLayoutEffect, useRef } from 'react';
import { IconButton } from '../controls/IconButton.tsx';
import * as Part from './dialog.styles.ts';

type DialogProps = {
  open: boolean;
  /** The member wants it closed: Escape, the corner button or a click beside it. Set `open` to false. */
  onClose: () => void;
  title: ReactNode;
  closeLabel: string;
  children?: ReactNode;
  description?: ReactNode;
  /** Buttons, the main one last. The first one, or the first field, has the focus when it opens. */
  footer?: ReactNode;
  size?: 'sm' | 'md' | 'lg' | 'full' | undefined;
  /** False while something is under way that must not be left: nothing but `open` closes it. */
  dismissible?: boolean | undefined;
};

/** A modal dialog, on phones a sheet from below. What is in it is mounted only while it is open. */
export function Dialog(props: DialogProps) {
  const {
    open,
    onClose,
    title,
    closeLabel,
    children,
    description,
    footer,
    size = 'md',
    dismissible = true,
  } = props;
  const frame = useRef<HTMLDialogElement>(null);
  const pressedBeside = useRef(false);
  const titleId = useId();
  const descriptionId = useId();

  useLayoutEffect(() => {
    const dialog = frame.current;
    if (!open || !dialog) return;
    dialog.showModal();
    // Closing, not just unmounting, is what gives the focus back to where it was.
    return () => dialog.close();
  }, [open]);

  const isBeside = (event: MouseEvent) => event.target === event.currentTarget;
  const cancel = (event: SyntheticEvent) => {
    // A file input in the dialog sends a cancel event of its own through it.
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    if (dismissible) onClose();
  };
  // The browser may close it against a refused cancel; then the state follows, or it opens again.
  const closed = () => {
    if (!open || frame.current?.open) return;
    if (dismissible) onClose();
    else frame.current?.showModal();
  };
  return (
    <Part.Frame
      ref={frame}
      size={size}
      aria-labelledby={titleId}
      aria-describedby={description ? descriptionId : undefined}
      onCancel={cancel}
      onClose={closed}
      onPointerDown={(event) => {
        pressedBeside.current = isBeside(event);
      }}
      onClick={(event) => {
        if (dismissible && pressedBeside.current && isBeside(event)) onClose();
      }}
    >
      {open ? (
        <Part.Content>
          <Part.Header>
            <Part.Title id={titleId}>{title}</Part.Title>
            {description ? <Part.Description id={descriptionId}>{description}</Part.Description> : null}
          </Part.Header>
          {children ? <Part.Body>{children}</Part.Body> : null}
          {footer ? <Part.Footer>{footer}</Part.Footer> : null}
          {dismissible ? (
            <Part.Corner>
              <IconButton label={closeLabel} onClick={onClose}>
                <X aria-hidden />
              </IconButton>
            </Part.Corner>
          ) : null}
        </Part.Content>
      ) : null}
    </Part.Frame>
  );
}
