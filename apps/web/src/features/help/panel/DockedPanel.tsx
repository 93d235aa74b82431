import { Heading, IconButton, Inline } from '@gli/ui';
import { BookOpen, Lightbulb, MessageCircle, PanelRightClose } from '@gli/ui/icons';
import { type KeyboardEvent, type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { useTranslations } from '@/i18n';
import { Panel, SidePanel, Sliding } from './DockedPanel.styles.ts';
import { type HelpTab, helpTabs } from './help-tab.ts';

type DockedPanelProps = {
  /**
   * True if the rail had the focus when the panel opened. Set again if the panel closes with the focus inside.
   */
  takesFocus: RefObject<boolean>;
  onClose: () => void;
  children: ReactNode;
};

/**
 * The open panel next to the page. If the member opened it, it takes the focus and returns it on closing. If a
 * saved preference opened it, it does not take the focus. Spec §2 Right help panel
 */
export function DockedPanel({ takesFocus, onClose, children }: DockedPanelProps) {
  const t = useTranslations();
  const panel = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const frame = panel.current;
    const opener = focusedToggle();
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
        <Inline justify="between" css={{ marginRight: '-$3' }}>
          <Heading size="md">{t.helpPanel.title()}</Heading>
          <IconButton label={t.helpPanel.close()} aria-expanded onClick={onClose}>
            <PanelRightClose aria-hidden />
          </IconButton>
        </Inline>
        {children}
      </Sliding>
    </Panel>
  );
}

/** Returns the toggle outside the panel if it was just pressed and still has the focus. */
function focusedToggle(): HTMLElement | null {
  const focused = document.activeElement;
  return focused instanceof HTMLButtonElement && focused.getAttribute('aria-expanded') === 'true'
    ? focused
    : null;
}

const tabIcons = { help: Lightbulb, guide: BookOpen, chat: MessageCircle };

type HelpRailProps = {
  /** The last selected tab, whose button takes the focus when the panel closes. */
  tab: HelpTab;
  takesFocus: RefObject<boolean>;
  onOpen: (tab: HelpTab) => void;
};

/** The collapsed panel with one button per tab. Spec §2 Right help panel */
export function HelpRail({ tab, takesFocus, onOpen }: HelpRailProps) {
  const t = useTranslations();
  const last = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    if (!takesFocus.current) return;
    takesFocus.current = false;
    last.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  return (
    <SidePanel aria-label={t.helpPanel.title()}>
      {helpTabs.map((each) => {
        const Icon = tabIcons[each];
        return (
          <IconButton
            key={each}
            ref={each === tab ? last : undefined}
            label={t.helpPanel.openTab({ tab: t.helpPanel[each]() })}
            aria-expanded={false}
            onClick={() => onOpen(each)}
          >
            <Icon aria-hidden />
          </IconButton>
        );
      })}
    </SidePanel>
  );
}
