import { type ReactNode, type RefObject, useEffect, useState } from 'react';
import { useMedia } from '../browser/use-media.ts';
import { Button } from '../controls/Button.tsx';
import { Text } from '../display/Text.tsx';
import { media } from '../measures.ts';
import { shellSizes } from '../shell-sizes.ts';
import { styled } from '../stitches.config.ts';

/** Heights in px of the areas that the header and the tab bar cover. */
const COVERED_PX = 60;

const Bar = styled('div', {
  position: 'fixed',
  insetInline: 0,
  bottom: 0,
  zIndex: '$sidebar',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '$3',
  minHeight: `calc(${shellSizes.actionBar} + var(--tab-bar))`,
  padding:
    '0 max($space$4, env(safe-area-inset-right)) var(--tab-bar) max($space$4, env(safe-area-inset-left))',
  background: '$surface',
  borderTop: '1px solid $colors$border',
  '& > button': { minWidth: '40%' },
  // Above the page's side columns, which would otherwise cover it.
  '@bp1': { zIndex: '$header', '& > button': { minWidth: '14rem' } },
  '@largeText': { '& > button': { width: '100%' } },
});
// Hidden with large text, which leaves room only for the button.
const Figure = styled('div', { minWidth: 0, '@largeText': { display: 'none' } });

type ActionBarProps = {
  /** The form's own button, which the bar replaces while it is out of view. */
  button: RefObject<HTMLButtonElement | null>;
  term: ReactNode;
  figure: ReactNode;
  /** Label of the bar's button, which leads to the form. */
  action: string;
  /**
   * True if the form is complete, for example after a reload. In that case, the bar's button also presses the
   * form's button.
   */
  isComplete: boolean;
};

/**
 * A bar with a figure from the form and a button that leads to the form. It is fixed at the bottom of windows
 * that are so narrow that the form is below the content.
 */
export function ActionBar({ button, term, figure, action, isComplete }: ActionBarProps) {
  // In a short window, such as at 400% zoom, the bars would cover half of the content.
  const hasRoom = useMedia(`${media.belowBp2} and (min-height: 30em)`);
  const isInView = useIsInView(button);
  useEffect(() => {
    const { dataset } = document.documentElement;
    dataset.actionBar = '';
    return () => {
      delete dataset.actionBar;
    };
  }, []);
  if (!hasRoom || isInView) return null;
  return (
    <Bar data-bar="action">
      <Figure>
        <Text size="xs" tone="muted" truncate>
          {term}
        </Text>
        <Text weight="bold" numeric truncate>
          {figure}
        </Text>
      </Figure>
      <Button onClick={() => (isComplete ? pressInView : focusForm)(button.current)}>{action}</Button>
    </Bar>
  );
}

/** True while the button is in view, and until its position is known. */
function useIsInView(button: RefObject<HTMLButtonElement | null>): boolean {
  const [isInView, setInView] = useState(true);
  useEffect(() => {
    const element = button.current;
    if (!element) return;
    const observer = new IntersectionObserver(
      (entries) => setInView(entries.at(-1)?.isIntersecting ?? true),
      { rootMargin: `-${COVERED_PX}px 0px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [button]);
  return isInView;
}

/** Scrolls to the button before pressing it, so that an error next to it is visible. */
function pressInView(button: HTMLButtonElement | null): void {
  button?.focus({ preventScroll: true });
  scrollToCenter(button);
  button?.click();
}

/** Scrolls to the button's form and focuses its first control. */
function focusForm(button: HTMLButtonElement | null): void {
  const form = button?.closest('form, section');
  const control = form?.querySelector<HTMLElement>(':is(input, select, button):enabled');
  control?.focus({ preventScroll: true });
  scrollToCenter(control);
}

function scrollToCenter(element: HTMLElement | null | undefined): void {
  const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
  element?.scrollIntoView({ block: 'center', behavior });
}
