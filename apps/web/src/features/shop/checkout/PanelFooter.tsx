import { styled } from '@gli/ui';
import { createContext, type ReactNode, useContext } from 'react';
import { createPortal } from 'react-dom';

/** The dialog's footer, which is always visible. Each step renders its buttons into it. */
export const FooterContext = createContext<HTMLElement | null>(null);

export const FooterSlot = styled('div', {
  flex: 1,
  display: 'flex',
  justifyContent: 'flex-end',
  gap: '$3',
  '@mobile': { '&&': { paddingInline: 0 }, '& > *': { flex: 'auto', paddingInline: '$3' } },
});

/** A step's buttons, with the primary one last. */
export function PanelFooter({ children }: { children: ReactNode }) {
  const footer = useContext(FooterContext);
  return footer ? createPortal(children, footer) : null;
}
