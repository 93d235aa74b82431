import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { floating } from '../controls/Menu.tsx';
import { styled } from '../stitches.config.ts';

const Trigger = styled('button', {
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  position: 'relative',
  width: '$touch',
  height: '$touch',
  padding: 0,
  background: 'transparent',
  border: 0,
  borderRadius: '$round',
  touchAction: 'manipulation',
  '& > svg': { width: '1.25rem', height: '1.25rem' },
  '@hover': { '&:hover': { background: 'color-mix(in srgb, $colors$text 8%, transparent)' } },
  '&[aria-expanded="true"]': { background: '$surfaceSunken' },
  variants: {
    name: {
      account: { anchorName: '--account' },
      display: { anchorName: '--display' },
      notices: { anchorName: '--notices' },
    },
  },
});

// Uses a native popover, which closes on Escape or a click outside, and which Tab enters from the button.
const Panel = styled('div', {
  ...floating,
  position: 'fixed',
  inset: 'auto',
  top: 'var(--header-bar)',
  right: '$4',
  maxWidth: 'calc(100vw - 2 * $space$4)',
  maxHeight: 'calc(100dvh - var(--header-bar) - 2rem)',
  margin: 0,
  padding: '$2',
  overflowY: 'auto',
  '@supports (anchor-name: --a)': {
    '@bp1': { top: 'calc(anchor(bottom) + 0.5rem)', right: 'anchor(right)' },
  },
  variants: {
    name: {
      account: { width: '17rem', positionAnchor: '--account' },
      display: { positionAnchor: '--display' },
      notices: { width: '24rem', positionAnchor: '--notices' },
    },
  },
});

type PopoverProps = {
  /** Identifies the popover, which determines its position and width. */
  name: 'account' | 'display' | 'notices';
  /** Accessible name of the button. */
  label: string;
  /** Content of the button. */
  face: ReactNode;
  children: ReactNode;
  onOpen?: () => void;
};

/** A round header button with a panel below it. Clicking a link in the panel closes it. */
export function HeaderPopover({ name, label, face, children, onOpen }: PopoverProps) {
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    // The browser may have opened the prerendered page's popover before hydration.
    if (panel.current?.matches(':popover-open')) setOpen(true);
  }, []);
  return (
    <>
      <Trigger
        type="button"
        name={name}
        aria-label={label}
        aria-expanded={isOpen}
        aria-controls={id}
        popoverTarget={id}
      >
        {face}
      </Trigger>
      <Panel
        ref={panel}
        id={id}
        name={name}
        popover="auto"
        onBeforeToggle={({ newState }) => {
          if (newState === 'closed') return;
          setOpen(true);
          onOpen?.();
        }}
        // Fires after the browser has returned the focus to the button.
        onToggle={({ newState }) => setOpen(newState === 'open')}
        onClick={({ target }) => {
          if (target instanceof Element && target.closest('a')) panel.current?.hidePopover();
        }}
      >
        {isOpen ? children : null}
      </Panel>
    </>
  );
}
