import { Children, type ReactNode } from 'react';

/**
 * Wraps each text among several children in an element. The browsers' translators replace text nodes, and React would
 * then change or remove a node that the page no longer shows.
 */
export const wrapTexts = (children: ReactNode): ReactNode =>
  Children.count(children) < 2
    ? children
    : Children.map(children, (child) =>
        typeof child === 'string' || typeof child === 'number' ? <span>{child}</span> : child,
      );
