import { createContext, type ReactNode, useContext } from 'react';
import { createPortal } from 'react-dom';

/** The dialog's footer, which is always visible. Each step renders its buttons into it. */
export const FooterContext = createContext<HTMLElement | null>(null);

/** A step's buttons, with the primary one last. */
export function PanelFooter({ children }: { children: ReactNode }) {
  const footer = useContext(FooterContext);
  return footer ? createPortal(children, footer) : null;
}
