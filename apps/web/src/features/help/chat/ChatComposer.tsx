import { CHAT_ATTACHMENT_ACCEPT, checkChatAttachment, checkChatMessage } from '@gli/validation';
import Paperclip from 'lucide-react/icons/paperclip';
import SendHorizontal from 'lucide-react/icons/send-horizontal';
import { type ChangeEvent, type FormEvent, useRef, useState } from 'react';
import { Button } from '../../../design/controls/Button.tsx';
import { buttonStyle } from '../../../design/controls/button-style.ts';
import { Field } from '../../../design/controls/Field.tsx';
import { Input } from '../../../design/controls/Input.tsx';
import { Inline } from '../../../design/display/Layout.tsx';
import { useTranslations } from '../../../i18n/translations.ts';
import * as Part from './chat.styles.ts';

type ChatComposerProps = {
  isOffline: boolean;
  onSend: (text: string) => void;
  onAttach: (file: File) => void;
};

/** Where a message is written and files are chosen. Spec §5 Chat attachments, chat message */
export function ChatComposer({ isOffline, onSend, onAttach }: ChatComposerProps) {
  const t = useTranslations();
  const [text, setText] = useState('');
  const [issue, setIssue] = useState<'message_empty' | 'attachment_type_unsupported' | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const send = (event: FormEvent) => {
    event.preventDefault();
    const empty = checkChatMessage(text);
    setIssue(empty?.code ?? null);
    field.current?.focus();
    if (empty) return;
    onSend(text);
    setText('');
  };
  const attach = (event: ChangeEvent<HTMLInputElement>) => {
    const files = [...(event.currentTarget.files ?? [])];
    // The same file can be chosen again.
    event.currentTarget.value = '';
    const refused = files.map(checkChatAttachment).find((one) => one !== null);
    setIssue(refused?.code ?? null);
    for (const file of files) if (checkChatAttachment(file) === null) onAttach(file);
  };
  return (
    <Part.Composer onSubmit={send} noValidate>
      <Field
        label={t.helpPanel.chatMessage()}
        error={issue === null ? undefined : t.validation[issue]()}
        hint={isOffline ? t.helpPanel.chatOffline() : undefined}
      >
        <Input
          ref={field}
          value={text}
          disabled={isOffline}
          placeholder={t.helpPanel.chatPlaceholder()}
          autoComplete="off"
          enterKeyHint="send"
          onChange={(event) => {
            setText(event.currentTarget.value);
            setIssue(null);
          }}
        />
      </Field>
      <Inline justify="between">
        <Part.FileLabel className={String(buttonStyle({ variant: 'ghost', size: 'sm' }))}>
          <Paperclip aria-hidden />
          {t.helpPanel.attach()}
          <input
            type="file"
            multiple
            accept={CHAT_ATTACHMENT_ACCEPT}
            disabled={isOffline}
            onChange={attach}
          />
        </Part.FileLabel>
        <Button type="submit" size="sm" disabled={isOffline}>
          {t.helpPanel.send()}
          <SendHorizontal aria-hidden />
        </Button>
      </Inline>
    </Part.Composer>
  );
}
