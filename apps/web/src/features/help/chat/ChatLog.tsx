import type { Chat, ChatMessage } from '@gli/domain';
import { Inline, keyframes, Stack, styled, Text, VisuallyHidden } from '@gli/ui';
import { Paperclip } from '@gli/ui/icons';
import { type ReactNode, useEffect, useRef } from 'react';
import { useFormats, useTranslations } from '@/i18n';

const bounce = keyframes({ '30%': { transform: 'translateY(-0.25rem)', opacity: 1 } });
const arrive = keyframes({ from: { opacity: 0, transform: 'translateY(0.5rem)' } });

/** Limited in height, so that the rest of the panel stays visible. */
const Scroll = styled('div', {
  display: 'flex',
  flexDirection: 'column',
  gap: '$4',
  height: 'clamp(17rem, calc(100dvh - 30.5rem), 38rem)',
  padding: '$4',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  background: '$surfaceSunken',
  border: '1px solid $colors$border',
  borderRadius: '$lg',
  '@mobile': { height: 'clamp(14rem, 40dvh, 26rem)' },
});
const Bubble = styled('div', {
  display: 'grid',
  gap: '$1',
  maxWidth: '86%',
  padding: '$3 $4',
  borderRadius: '$lg',
  fontSize: '$sm',
  lineHeight: '$body',
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
  '@motion': { animation: `${arrive} 200ms ease-out` },
  variants: {
    sender: {
      user: {
        alignSelf: 'flex-end',
        background: '$primary',
        color: '$onPrimary',
        borderBottomRightRadius: '$radii$sm',
      },
      support: {
        alignSelf: 'flex-start',
        background: '$surface',
        border: '1px solid $colors$border',
        borderBottomLeftRadius: '$radii$sm',
      },
    },
  },
});
const Dots = styled('span', {
  display: 'flex',
  gap: '$1',
  paddingBlock: '$1',
  '& > span': {
    width: '0.4375rem',
    height: '0.4375rem',
    borderRadius: '$round',
    background: '$textMuted',
    opacity: 0.6,
    '@motion': { animation: `${bounce} 1200ms ease-in-out infinite` },
    '&:nth-child(2)': { animationDelay: '150ms' },
    '&:nth-child(3)': { animationDelay: '300ms' },
  },
});

/**
 * Messages, scrolled to the newest one, with suggested questions. Screen readers announce new messages. Spec §4
 * Chat
 */
export function ChatLog({ chat, children }: { chat: Chat; children: ReactNode }) {
  const t = useTranslations();
  const log = useRef<HTMLDivElement>(null);
  const isTyping = chat.pendingReplies.length > 0;
  const last = chat.messages.at(-1)?.id;
  useEffect(() => {
    if (last === undefined && !isTyping) return;
    log.current?.scrollTo({ top: log.current.scrollHeight });
  }, [last, isTyping]);
  return (
    <Scroll ref={log} role="region" aria-label={t.helpPanel.chatLog()} tabIndex={0}>
      <Stack css={{ gap: '$3' }} role="log" aria-label={t.helpPanel.chatLog()}>
        <Bubble sender="support">
          <VisuallyHidden>{t.helpPanel.chatSupport()}</VisuallyHidden>
          <span>{t.helpPanel.chatWelcome()}</span>
        </Bubble>
        {chat.messages.map((message) => (
          <Message key={message.id} message={message} />
        ))}
        {isTyping ? (
          <Bubble sender="support">
            <VisuallyHidden>{t.helpPanel.chatTyping()}</VisuallyHidden>
            <Dots aria-hidden>
              <span />
              <span />
              <span />
            </Dots>
          </Bubble>
        ) : null}
      </Stack>
      {children}
    </Scroll>
  );
}

function Message({ message }: { message: ChatMessage }) {
  const t = useTranslations();
  const formats = useFormats();
  const time = new Date(message.timestamp).toISOString();
  return (
    <Bubble sender={message.sender}>
      <VisuallyHidden>
        {message.sender === 'user' ? t.helpPanel.chatYou() : t.helpPanel.chatSupport()}
      </VisuallyHidden>
      {message.kind === 'text' ? <span>{message.text}</span> : null}
      {message.kind === 'reply' ? <span>{t.helpPanel.replies[message.reply]()}</span> : null}
      {message.kind === 'attachment' ? (
        <>
          <Inline as="strong" nowrap css={{ fontWeight: '$semibold' }}>
            <Paperclip aria-hidden size={16} />
            <span>
              {t.helpPanel.attached({
                name: message.attachment.name,
                size: formats.bytes(message.attachment.bytes),
              })}
            </span>
          </Inline>
          <span>{t.helpPanel.attachmentKept()}</span>
        </>
      ) : null}
      <Text as="time" size="xs" tone="inherit" dateTime={time}>
        {formats.clock(time)}
      </Text>
    </Bubble>
  );
}
