import { Toast } from 'radix-ui';
import { Button } from '../controls/Button.tsx';
import { IconButton } from '../controls/IconButton.tsx';
import { floating } from '../controls/Menu.tsx';
import { CircleAlert, CircleCheck, Info, X } from '../icons.ts';
import { keyframes, styled } from '../stitches.config.ts';
import type { ToastLabels, ToastMessage } from './toast-context.ts';

const arrive = keyframes({ from: { opacity: 0, transform: 'translateY(-0.75rem)' } });
const leave = keyframes({ to: { opacity: 0 } });

const Viewport = styled(Toast.Viewport, {
  position: 'fixed',
  zIndex: '$toast',
  right: 0,
  // Below the header, away from a form's buttons.
  top: 'var(--header-bar)',
  display: 'flex',
  flexDirection: 'column',
  gap: '$3',
  width: 'min(26rem, 100vw)',
  padding: '$4 $6',
  // The empty region must not block clicks on the page.
  pointerEvents: 'none',
  '& > *': { pointerEvents: 'auto' },
  // On tablets, titles reach the window's right side, so toasts are above the bars at the bottom.
  '@belowBp2': { top: 'auto', bottom: 'calc(var(--bottom-bars) + var(--notices-height))' },
  // On phones, shown over the tab bar, because anywhere else it would cover a title, a result or the next
  // button.
  '@mobile': {
    width: '100%',
    gap: '$1',
    padding: '0 $2 $half',
    top: 'auto',
    bottom: 'env(safe-area-inset-bottom, 0px)',
  },
});

const Root = styled(Toast.Root, {
  ...floating,
  display: 'flex',
  alignItems: 'flex-start',
  gap: '$3',
  padding: '$4',
  // The close button's target may extend into the padding.
  '& > button': { margin: '-$2' },
  // As high as the tab bar, even with two lines or a button.
  '@mobile': { alignItems: 'center', minHeight: '3.375rem', padding: '$1 $3' },
  '&[data-state="open"]': { animation: `${arrive} 220ms cubic-bezier(0.2, 0.8, 0.2, 1)` },
  '&[data-state="closed"]': { animation: `${leave} 140ms ease` },
  '&[data-swipe="move"]': { transform: 'translateX(var(--radix-toast-swipe-move-x))' },
  '&[data-swipe="cancel"]': { transform: 'none', transition: 'transform 200ms ease' },
  '&[data-swipe="end"]': { transform: 'translateX(100%)', opacity: 0, transition: 'transform 140ms ease' },
});

const Mark = styled('span', {
  flexShrink: 0,
  marginTop: '0.125rem',
  '& svg': { width: '1.25rem', height: '1.25rem' },
  variants: {
    tone: {
      success: { color: '$successText' },
      danger: { color: '$dangerText' },
      neutral: { color: '$primaryText' },
    },
  },
});

const Message = styled('div', {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: '$1',
  flex: 1,
  minWidth: 0,
  '& > button': { marginTop: '$2' },
  // On phones, places the button next to the text, which keeps the toast low.
  '@mobile': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: '$3',
    rowGap: 0,
    '& > button': { gridArea: '1 / 2 / span 2', marginTop: 0 },
  },
});

const Title = styled(Toast.Title, { fontWeight: '$semibold', lineHeight: 1.5 });
const Description = styled(Toast.Description, {
  color: '$textMuted',
  fontSize: '$sm',
  lineHeight: '$snug',
  variants: {
    tone: {
      // On phones, shows one line, which keeps the toast low. The page shows the details of a success.
      success: {
        '@mobile': { maxWidth: '100%', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
      },
      danger: {},
      neutral: {},
    },
  },
});

const ICONS = { success: CircleCheck, danger: CircleAlert, neutral: Info };

type ToastsProps = {
  toasts: readonly (ToastMessage & { id: number })[];
  labels: ToastLabels;
  onGone: (id: number) => void;
};

/**
 * The page's toasts. Screen readers announce them politely, or immediately for the danger tone. F8 focuses
 * them, and a swipe or a button dismisses them. Uses Radix, because sonner injects a style element that the
 * page's policy blocks.
 */
export function Toasts({ toasts, labels, onGone }: ToastsProps) {
  return (
    <Toast.Provider label={labels.toast} swipeDirection="right">
      {toasts.map((toast) => (
        <ToastItem key={toast.id} toast={toast} closeLabel={labels.close} onGone={() => onGone(toast.id)} />
      ))}
      <Viewport data-toasts label={labels.region} />
    </Toast.Provider>
  );
}

type ToastItemProps = { toast: ToastMessage; closeLabel: string; onGone: () => void };

function ToastItem({ toast, closeLabel, onGone }: ToastItemProps) {
  const { tone, title, description, durationMs = 5000, action } = toast;
  const Icon = ICONS[tone];
  return (
    <Root
      type={tone === 'danger' ? 'foreground' : 'background'}
      duration={durationMs}
      onOpenChange={(open) => {
        if (!open) onGone();
      }}
    >
      <Mark tone={tone} aria-hidden>
        <Icon />
      </Mark>
      <Message>
        <Title>{title}</Title>
        {description ? <Description tone={tone}>{description}</Description> : null}
        {action ? (
          <Toast.Action asChild altText={action.label}>
            <Button variant="secondary" size="sm" onClick={action.onAction}>
              {action.label}
            </Button>
          </Toast.Action>
        ) : null}
      </Message>
      <Toast.Close asChild>
        <IconButton label={closeLabel} size="sm">
          <X aria-hidden />
        </IconButton>
      </Toast.Close>
    </Root>
  );
}
