import type { ReferralCode } from '@gli/sdk';
import { useUpdateReferralCode } from '@gli/sdk/react';
import Copy from 'lucide-react/icons/copy';
import { useState } from 'react';
import { Button } from '../../../design/controls/Button.tsx';
import { IconButton } from '../../../design/controls/IconButton.tsx';
import { Badge } from '../../../design/display/Badge.tsx';
import { Card } from '../../../design/display/Card.tsx';
import { DescriptionList } from '../../../design/display/DescriptionList.tsx';
import { Inline, Stack } from '../../../design/display/Layout.tsx';
import { Text } from '../../../design/display/Text.tsx';
import { useToast } from '../../../design/feedback/toast-context.ts';
import { styled } from '../../../design/stitches.config.ts';
import { useFormats } from '../../../i18n/format.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { useErrorText } from '../../../shared/errors/use-error-text.ts';
import { type CodeState, codeStateOf } from './code-state.ts';
import { DeleteCodeDialog } from './DeleteCodeDialog.tsx';
import { EditCodeDialog } from './EditCodeDialog.tsx';
import { useCopying } from './use-copying.ts';

const CodeText = styled('strong', {
  fontSize: '$3xl',
  lineHeight: '$tight',
  letterSpacing: '$wide',
  overflowWrap: 'anywhere',
  fontVariantNumeric: 'tabular-nums lining-nums',
});

const stateTones = {
  active: 'success',
  paused: 'warning',
  expired: 'danger',
  used_up: 'danger',
} as const satisfies Readonly<Record<CodeState, string>>;

type CodeCardProps = { code: ReferralCode; memberId: string };

/** The code, whether it can be used, its limits, and what can be done with it. */
export function CodeCard({ code, memberId }: CodeCardProps) {
  const t = useTranslations();
  const formats = useFormats();
  const copy = useCopying();
  const [asked, setAsked] = useState<'nothing' | 'edit' | 'delete'>('nothing');
  const close = () => setAsked('nothing');
  const state = codeStateOf(code, Date.now());
  const { max_uses: most, uses_count: used, expires_at: end } = code;
  return (
    <Card>
      <Stack gap="md">
        <Inline justify="between" align="start" nowrap>
          <Stack gap="xs" align="start">
            <CodeText>{code.code}</CodeText>
            <Badge tone={stateTones[state]} dot>
              {t.referral.codeStates[state]()}
            </Badge>
          </Stack>
          <IconButton
            label={t.referral.copyCode()}
            variant="secondary"
            onClick={() => void copy(code.code, t.referral.codeCopied())}
          >
            <Copy aria-hidden />
          </IconButton>
        </Inline>
        {state === 'active' ? null : <Text size="sm">{t.referral.codeStateTexts[state]()}</Text>}
        <DescriptionList
          items={[
            {
              term: t.referral.used(),
              description:
                most === null
                  ? formats.integer(used)
                  : t.referral.usedOf({ used: formats.integer(used), most: formats.integer(most) }),
            },
            {
              term: t.referral.validUntil(),
              description: end === null ? t.referral.noEnd() : formats.moment(end),
            },
            { term: t.referral.note(), description: code.description || t.referral.noNote() },
          ]}
        />
        <Inline gap="sm">
          <Button variant="secondary" size="sm" onClick={() => setAsked('edit')}>
            {t.referral.edit()}
          </Button>
          <SwitchButton code={code} memberId={memberId} />
          <Button variant="ghost" size="sm" onClick={() => setAsked('delete')}>
            {t.referral.remove()}
          </Button>
        </Inline>
      </Stack>
      {asked === 'edit' ? <EditCodeDialog code={code} memberId={memberId} onClose={close} /> : null}
      {asked === 'delete' ? <DeleteCodeDialog code={code} memberId={memberId} onClose={close} /> : null}
    </Card>
  );
}

/** Pauses the code, or takes it into use again: both can be undone, so neither is asked about. */
function SwitchButton({ code: { active }, memberId }: CodeCardProps) {
  const t = useTranslations();
  const toast = useToast();
  const errorText = useErrorText();
  const update = useUpdateReferralCode();
  const change = () =>
    update.mutate(
      { id: memberId, data: { active: !active } },
      {
        onSuccess: (changed) =>
          toast({
            tone: 'success',
            title: changed.active ? t.referral.resumed() : t.referral.paused(),
          }),
        onError: (error) => toast({ tone: 'danger', title: errorText(error) }),
      },
    );
  return (
    <Button variant="secondary" size="sm" busy={update.isPending} onClick={change}>
      {active ? t.referral.pause() : t.referral.resume()}
    </Button>
  );
}
