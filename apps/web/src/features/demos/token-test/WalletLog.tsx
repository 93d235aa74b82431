import { DEBUG_LOG_MAX_CHARACTERS } from '@gli/wallet';
import { useWalletLog } from '@gli/wallet/react';
import Copy from 'lucide-react/icons/copy';
import { Button } from '../../../design/controls/Button.tsx';
import { Card } from '../../../design/display/Card.tsx';
import { Inline, Stack } from '../../../design/display/Layout.tsx';
import { Text } from '../../../design/display/Text.tsx';
import { useToast } from '../../../design/feedback/toast-context.ts';
import { styled } from '../../../design/stitches.config.ts';
import { useFormats } from '../../../i18n/format.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { copyText } from '../../../shared/browser/copy-text.ts';
import { Note } from '../../../shared/page/Note.tsx';

const Lines = styled('pre', {
  maxHeight: '20rem',
  padding: '$4',
  overflow: 'auto',
  borderRadius: '$md',
  background: '$surfaceSunken',
  fontFamily: '$mono',
  fontSize: '$xs',
  lineHeight: '$body',
  letterSpacing: '$normal',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});

/** The wallet events of this tab, to be copied into a report. Spec §9 Debug log cap */
export function WalletLog() {
  const t = useTranslations();
  const formats = useFormats();
  const toast = useToast();
  const log = useWalletLog();
  const copy = async () => {
    if (await copyText(log)) toast({ tone: 'success', title: t.demos.logCopied() });
    else toast({ tone: 'danger', title: t.errors.copy() });
  };
  return (
    <Card>
      <Stack gap="md">
        <Inline justify="between" gap="md">
          <Note prose>
            {t.demos.walletLogText({ characters: formats.integer(DEBUG_LOG_MAX_CHARACTERS) })}
          </Note>
          <Button variant="secondary" size="sm" disabled={log === ''} onClick={() => void copy()}>
            <Copy aria-hidden />
            {t.demos.copyLog()}
          </Button>
        </Inline>
        {log === '' ? (
          <Text size="sm">{t.demos.walletLogEmpty()}</Text>
        ) : (
          <Lines tabIndex={0} role="log" aria-label={t.demos.walletLog()}>
            {log}
          </Lines>
        )}
      </Stack>
    </Card>
  );
}
