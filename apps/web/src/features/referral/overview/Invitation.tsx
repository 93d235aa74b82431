import { getMaximumReward } from '@gli/domain';
import type { ReferralCode } from '@gli/sdk';
import { useCreateReferralCode, useGetReferralCode, useGetRewardConfig } from '@gli/sdk/react';
import {
  Badge,
  Button,
  Card,
  Expandable,
  IconButton,
  Inline,
  PanelSkeleton,
  QueryContent,
  Section,
  SectionErrorBoundary,
  Stack,
  Text,
  translate,
  useCopy,
  useToast,
} from '@gli/ui';
import { Copy } from '@gli/ui/icons';
import { getReferralCodeState, type ReferralCodeState } from '@gli/validation';
import { useState } from 'react';
import { getServerTime, lazyPart, useErrorText } from '@/data';
import { useFormats, useTranslations } from '@/i18n';
import { CodeDialog } from './CodeDialog.tsx';
import { CodeSettings } from './CodeSettings.tsx';
import { CodeText } from './Invitation.styles.ts';

// Loaded in parallel with the code's data, because it includes the QR library.
const ShareLink = lazyPart(async () => (await import('./ShareLink.tsx')).ShareLink, {
  fallback: <PanelSkeleton />,
});
const stateTones = {
  active: 'success',
  paused: 'warning',
  expired: 'danger',
  used_up: 'danger',
} as const satisfies Readonly<Record<ReferralCodeState, string>>;

/** The reward for a friend, and the member's code with its link, or a button that creates a code. Decision 23 */
export function Invitation({ memberId }: { memberId: string }) {
  const code = useGetReferralCode({ id: memberId });
  const { title, lead } = useRewardTexts();
  return (
    <Card>
      <Section title={title} lead={lead} anchor="my-code">
        <QueryContent query={code} loading={<PanelSkeleton />} missing={<NoCode />}>
          {(data) => <Code code={data} />}
        </QueryContent>
      </Section>
    </Card>
  );
}

/** Returns the max reward for a friend and its parts, or an invitation without figures until the rules are known. */
function useRewardTexts() {
  const t = useTranslations();
  const formats = useFormats();
  const rules = useGetRewardConfig().data?.rules.filter(({ enabled }) => enabled) ?? [];
  const join = (amounts: readonly { amount: string; token: string }[]) =>
    amounts.map(({ amount, token }) => formats.tokenExact(amount, token)).join(' + ');
  if (rules.length === 0) return { title: t.referral.invite(), lead: t.referral.lead() };
  return {
    title: t.referral.maximumReward({ amount: join(getMaximumReward(rules)) }),
    lead: rules.map((rule) => `${translate(t.referral.events, rule.event)()} ${join([rule])}`).join(' · '),
  };
}

/** Creates a random code with one press, or one of the member's choice in a dialog. */
function NoCode() {
  const t = useTranslations();
  const toast = useToast();
  const errorText = useErrorText();
  const create = useCreateReferralCode();
  const [isChoosing, setChoosing] = useState(false);
  return (
    <Stack gap="sm" align="start">
      <Text tone="muted">{t.referral.noCodeText()}</Text>
      <Inline gap="sm">
        <Button
          busy={create.isPending}
          onClick={() =>
            create.mutate(
              { body: {} },
              { onError: (error) => toast({ tone: 'danger', title: errorText(error) }) },
            )
          }
        >
          {t.referral.create()}
        </Button>
        <Button variant="secondary" onClick={() => setChoosing(true)}>
          {t.referral.chooseCode()}
        </Button>
      </Inline>
      {isChoosing ? (
        <SectionErrorBoundary>
          <CodeDialog code={null} onClose={() => setChoosing(false)} />
        </SectionErrorBoundary>
      ) : null}
    </Stack>
  );
}

function Code({ code }: { code: ReferralCode }) {
  const t = useTranslations();
  const copy = useCopy();
  const { active, maximum_uses: maxUses, uses_count: used, expires_at: end } = code;
  const state = getReferralCodeState(
    { active, maximumUses: maxUses, usesCount: used, expiresAt: end === null ? null : new Date(end) },
    new Date(getServerTime()),
  );
  // Constant, so that a change of the state does not close the settings around the pressed button.
  const [isOpen] = useState(state !== 'active');
  return (
    <Stack gap="md">
      <Inline gap="sm">
        <CodeText>{code.code}</CodeText>
        <IconButton
          label={t.referral.copyCode()}
          variant="secondary"
          onClick={() => void copy(code.code, t.referral.codeCopied())}
        >
          <Copy aria-hidden />
        </IconButton>
        <Badge tone={stateTones[state]} dot>
          {t.referral.codeStates[state]()}
        </Badge>
      </Inline>
      {state === 'active' ? <ShareLink code={code} /> : <Text>{t.referral.codeStateTexts[state]()}</Text>}
      <Expandable summary={t.referral.settings()} open={isOpen}>
        <CodeSettings code={code} />
      </Expandable>
    </Stack>
  );
}
