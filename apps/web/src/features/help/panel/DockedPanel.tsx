import PanelRightClose from 'lucide-react/icons/panel-right-close';
import { type KeyboardEvent, type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { IconButton } from '../../../design/controls/IconButton.tsx';
import { Heading } from '../../../design/display/Text.tsx';
import { useTranslations } from '../../../i18n/translations.ts';
import { Head, Panel, Sliding } from './panel.styles.ts';

type DockedPanelProps = {
  /** Whether the focus was on what stood here before; true again when the panel goes with the focus in it. */
  takesFocus: RefObject<boolean>;
  onClose: () => void;
  children: ReactNode;
};

/**
 * The open panel beside the page. Opened by a member, it takes the focus and gives it back when it goes; opened by their
 * saved preference, it leaves the focus where it is. Spec §2 Right help panel
 */
export function DockedPanel({ takesFocus, onClose, children }: DockedPanelProps) {
  const t = useTranslations();
  const panel = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const frame = panel.current;
    const opener = openToggle();
    if (takesFocus.current || opener) {
      frame?.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]')?.focus({ preventScroll: true });
    }
    takesFocus.current = false;
    return () => {
      if (!frame?.contains(document.activeElement)) return;
      if (opener?.isConnected) opener.focus({ preventScroll: true });
      else takesFocus.current = true;
    };
  }, [takesFocus]);
  const close = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    onClose();
  };
  return (
    <Panel ref={panel} aria-label={t.helpPanel.title()} onKeyDown={close}>
      <Sliding>
        <Head>
          <Heading size="md">{t.helpPanel.title()}</Heading>
          <IconButton label={t.helpPanel.close()} aria-expanded onClick={onClose}>
            <PanelRightClose aria-hidden />
          </IconButton>
        </Head>
        {children}
      </Sliding>
    </Panel>
  );
}

/** The toggle outside the panel that was just pressed: the focus is still on it. */
function openToggle(): HTMLElement | null {
  const focused = document.activeElement;
  return focused instanceof HTMLButtonElement && focused.ariaExpanded === 'true' ? focused : null;
}
