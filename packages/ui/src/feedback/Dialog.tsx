import { type MouseEvent, type ReactNode, useId, useRef } from 'react';
import { IconButton } from '../controls/IconButton.tsx';
import { Heading, HeadingRank, Text } from '../display/Text.tsx';
import { X } from '../icons.ts';
import { useTexts } from '../provider/UiProvider.tsx';
import { keyframes, styled } from '../stitches.config.ts';
import { useModal } from './use-modal.ts';

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(0.75rem) scale(0.985)' } });
const slide = keyframes({ from: { transform: 'translateY(100%)' } });
const fade = keyframes({ from: { opacity: 0 } });

// Uses the browser's modal dialog, which provides the top layer, an inert page, Escape and focus restoration. A
// library would inject a style element, which the policy blocks.
const Frame = styled('dialog', {
  width: 'calc(100% - 2 * $space$4)',
  maxHeight: 'calc(100dvh - 2 * $space$8)',
  margin: 'auto',
  padding: 0,
  overflow: 'hidden',
  background: '$surfaceRaised',
  color: '$text',
  // A dialog can be part of a table's cell or of a value next to its term, whose text looks different.
  fontSize: '$md',
  fontWeight: '$regular',
  textAlign: 'start',
  whiteSpace: 'normal',
  border: '1px solid $colors$border',
  borderRadius: '$xl',
  boxShadow: '$overlay',
  '&[open]': { display: 'flex', animation: `${rise} 200ms cubic-bezier(0.2, 0.8, 0.2, 1)` },
  '&::backdrop': {
    background: 'color-mix(in srgb, $colors$shade 56%, transparent)',
    animation: `${fade} 200ms ease`,
  },
  '@mobile': {
    width: '100%',
    maxWidth: '100%',
    maxHeight: 'calc(100dvh - $space$10 - env(safe-area-inset-top, 0px))',
    marginBottom: 0,
    borderWidth: '1px 0 0',
    borderRadius: '$radii$xl $radii$xl 0 0',
    '&[open]': { animation: `${slide} 260ms cubic-bezier(0.2, 0.8, 0.2, 1)` },
  },
  // In a short window, the title and the buttons would leave no room for the content, so the whole dialog scrolls.
  '@short': { maxHeight: 'calc(100dvh - $space$4)', overflowY: 'auto', '&[open]': { display: 'block' } },
  variants: {
    size: {
      sm: { '@bp1': { maxWidth: '24rem' } },
      md: { '@bp1': { maxWidth: '$dialog' } },
      lg: { '@bp1': { maxWidth: '44rem' } },
      /** As large as the window, for photos. */
      full: { '@bp1': { maxWidth: '90rem' } },
      /** Positioned at the top, above a phone's keyboard, with room for search results. */
      palette: {
        '@bp1': { maxWidth: '40rem', height: '38rem', marginTop: '$16' },
        '@mobile': {
          height: '100dvh',
          maxHeight: '100dvh',
          paddingTop: 'env(safe-area-inset-top)',
          borderWidth: 0,
          borderRadius: 0,
        },
      },
    },
  },
});
const Content = styled('div', {
  display: 'flex',
  flexDirection: 'column',
  position: 'relative',
  flex: 1,
  minWidth: 0,
  padding: '0 env(safe-area-inset-right) env(safe-area-inset-bottom) env(safe-area-inset-left)',
});
const Header = styled('div', {
  display: 'flex',
  flexDirection: 'column',
  gap: '$1',
  padding: '$6 $16 $4 $6',
  '@mobile': { padding: '$5 $16 $3 $5' },
});
const Body = styled('div', {
  padding: '$1 $6 $6',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  '@mobile': { padding: '$1 $5 $5' },
  '@short': { overflowY: 'visible' },
});
const Footer = styled('div', {
  display: 'flex',
  justifyContent: 'flex-end',
  gap: '$3',
  padding: '$4 $6',
  borderTop: '1px solid $colors$border',
  // On phones, the buttons share the row equally. A label that does not fit next to the other gets its own row.
  '@mobile': {
    flexWrap: 'wrap',
    padding: '$4 $5',
    '& > *': { flex: '1 0 calc(50% - $space$3)', minWidth: 'fit-content', paddingInline: '$3' },
  },
});
const Corner = styled('div', {
  position: 'absolute',
  top: '$4',
  right: '$4',
  '@mobile': { top: '$3', right: '$3' },
});

type DialogProps = {
  open: boolean;
  /** Called on Escape, a click on the corner button or a click on the backdrop. Set `open` to false. */
  onClose: () => void;
  title: ReactNode;
  /** Defaults to "Close". */
  closeLabel?: string;
  children?: ReactNode;
  description?: ReactNode;
  /** Buttons, with the main one last. */
  footer?: ReactNode;
  size?: 'sm' | 'md' | 'lg' | 'full' | 'palette' | undefined;
  /**
   * False during an operation that must not be interrupted. The dialog then closes only when `open` changes.
   */
  dismissible?: boolean | undefined;
};

/**
 * A modal dialog, or a bottom sheet on phones. Its content is mounted only while open. It opens with the focus on its
 * title, or on the field with `data-autofocus`: the one that must be filled in.
 */
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
  const t = useTexts();
  const modal = useModal({ isOpen: open, onClose, isDismissible: dismissible });
  const pressedBeside = useRef(false);
  const titleId = useId();
  const descriptionId = useId();

  const isBeside = (event: MouseEvent) => event.target === event.currentTarget;
  return (
    <Frame
      {...modal}
      size={size}
      aria-labelledby={titleId}
      aria-describedby={description ? descriptionId : undefined}
      onPointerDown={(event) => {
        pressedBeside.current = isBeside(event);
      }}
      onClick={(event) => {
        if (dismissible && pressedBeside.current && isBeside(event)) onClose();
      }}
    >
      {open ? (
        <Content>
          <Header>
            <Heading size="md" id={titleId}>
              {title}
            </Heading>
            {description ? (
              <Text size="sm" tone="muted" id={descriptionId}>
                {description}
              </Text>
            ) : null}
          </Header>
          {children ? (
            <HeadingRank value="h3">
              <Body>{children}</Body>
            </HeadingRank>
          ) : null}
          {footer ? <Footer>{footer}</Footer> : null}
          {dismissible ? (
            <Corner>
              <IconButton label={closeLabel ?? t.common.close()} onClick={onClose}>
                <X aria-hidden />
              </IconButton>
            </Corner>
          ) : null}
        </Content>
      ) : null}
    </Frame>
  );
}
