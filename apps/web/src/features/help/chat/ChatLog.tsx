import Paperclip from 'lucide-react/icons/paperclip';
import { type ReactNode, useEffect, useRef } from 'react';
import { VisuallyHidden } from '../../../design/display/VisuallyHidden.tsx';
import { useFormats } from '../../../i18n/format.ts';
import { useWords } from '../../../i18n/words.ts';
import * as Part from './chat.styles.ts';
import type { Chat, ChatMessage } from './chat-state.ts';

type ChatLogProps = {
  chat: Chat;
  /** What can be asked next, under what was said. */
  children: ReactNode;
};

/** What was said, the newest in sight; a screen reader hears what comes. Spec §4 Chat */
export function ChatLog({ chat, children }: ChatLogProps) {
  const words = useWords();
  const log = useRef<HTMLDivElement>(null);
  const isTyping = chat.waiting.length > 0;
  const last = chat.messages.at(-1)?.id;
  useEffect(() => {
    if (last === undefined && !isTyping) return;
    log.current?.scrollTo({ top: log.current.scrollHeight });
  }, [last, isTyping]);
  return (
    <Part.Scroll ref={log} role="region" aria-label={words.helpPanel.chatLog()} tabIndex={0}>
      <Part.Said role="log" aria-label={words.helpPanel.chatLog()}>
        <Part.Bubble sender="support">
          <VisuallyHidden>{words.helpPanel.chatSupport()}</VisuallyHidden>
          <span>{words.helpPanel.chatWelcome()}</span>
        </Part.Bubble>
        {chat.messages.map((message) => (
          <Said key={message.id} message={message} />
        ))}
        {isTyping ? (
          <Part.Bubble sender="support">
            <VisuallyHidden>{words.helpPanel.chatTyping()}</VisuallyHidden>
            <Part.Dots aria-hidden>
              <span />
              <span />
              <span />
            </Part.Dots>
          </Part.Bubble>
        ) : null}
      </Part.Said>
      {children}
    </Part.Scroll>
  );
}

function Said({ message }: { message: ChatMessage }) {
  const words = useWords();
  const formats = useFormats();
  const time = new Date(message.timestamp).toISOString();
  return (
    <Part.Bubble sender={message.sender}>
      <VisuallyHidden>
        {message.sender === 'user' ? words.helpPanel.chatYou() : words.helpPanel.chatSupport()}
      </VisuallyHidden>
      {message.kind === 'text' ? <span>{message.text}</span> : null}
      {message.kind === 'reply' ? <span>{words.helpPanel.replies[message.reply]()}</span> : null}
      {message.kind === 'attachment' ? (
        <>
          <Part.Attached>
            <Paperclip aria-hidden />
            {words.helpPanel.attached({
              name: message.attachment.name,
              size: formats.bytes(message.attachment.bytes),
            })}
          </Part.Attached>
          <span>{words.helpPanel.attachmentKept()}</span>
        </>
      ) : null}
      <Part.Time dateTime={time}>{formats.clock(time)}</Part.Time>
    </Part.Bubble>
  );
}
