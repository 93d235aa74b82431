import type { Investment, RwaAsset } from '@gli/sdk';
import { useState } from 'react';
import { Button, DescriptionList, LinkButton, Stack, Text } from '@/design';
import { useFormats, useTranslations } from '@/i18n';
import { CardSection, FailureNotice, Note, Outcome, Subheading, useErrorText, useMember } from '@/shared';
import { InvestForm } from './InvestForm.tsx';
import { type InvestMutation, useInvest } from './use-invest.ts';

/** The investment form, or the reason why the asset accepts no investments. */
export function InvestPanel({ asset }: { asset: RwaAsset }) {
  const t = useTranslations();
  const errorText = useErrorText();
  const memberId = useMember()?.id ?? null;
  const [investment, setInvestment] = useState<Investment | null>(null);
  const [isConfirming, setConfirming] = useState(false);
  const invest = useInvest(asset, memberId, (made) => {
    setConfirming(false);
    setInvestment(made);
  });
  return (
    <CardSection title={t.invest.heading()}>
      <FailureNotice>{invest.error && !isConfirming ? errorText(invest.error) : null}</FailureNotice>
      {investment ? (
        <InvestSuccess asset={asset} investment={investment} onAgain={() => setInvestment(null)} />
      ) : invest.pending !== null && !isConfirming ? (
        <PendingInvestment token={asset.token} amount={invest.pending} invest={invest} />
      ) : asset.status === 'active' ? (
        <InvestForm asset={asset} invest={invest} isConfirming={isConfirming} onConfirming={setConfirming} />
      ) : (
        <Closed asset={asset} />
      )}
    </CardSection>
  );
}

function Closed({ asset }: { asset: RwaAsset }) {
  const t = useTranslations();
  const closedTexts: Readonly<Record<string, () => string>> = {
    pending: t.invest.closedPending,
    completed: t.invest.closedCompleted,
    paused: t.invest.closedPaused,
  };
  return (
    <>
      <Text weight="medium">{(closedTexts[asset.status] ?? t.invest.closedOther)()}</Text>
      {asset.status_reason ? <Text tone="muted">{asset.status_reason}</Text> : null}
      <LinkButton href="/rwa-assets?status=active" variant="secondary" wide>
        {t.invest.seeOthers()}
      </LinkButton>
    </>
  );
}

type InvestSuccessProps = { asset: RwaAsset; investment: Investment; onAgain: () => void };

/** The result, with a link to the portfolio. Replaces the form and takes the focus. */
function InvestSuccess({ asset, investment, onAgain }: InvestSuccessProps) {
  const t = useTranslations();
  const formats = useFormats();
  const { next_payout: next, token } = investment;
  return (
    <Outcome title={t.invest.successTitle()} focused>
      <Text>
        {t.invest.successText({
          asset: asset.name,
          amount: formats.tokenExact(investment.principal, investment.token),
        })}
      </Text>
      <DescriptionList
        items={[
          {
            term: t.invest.firstPayout(),
            description: next && `${formats.day(next.pays_on)} · ${formats.token(next.amount, token)}`,
          },
          { term: t.invest.maturesOn(), description: formats.day(investment.matures_on) },
        ]}
      />
      <LinkButton href="/mypage?tab=portfolio" wide>
        {t.invest.toPortfolio()}
      </LinkButton>
      {asset.status === 'active' ? (
        <Button variant="ghost" wide onClick={onAgain}>
          {t.invest.again()}
        </Button>
      ) : null}
    </Outcome>
  );
}

type PendingInvestmentProps = { token: RwaAsset['token']; amount: string; invest: InvestMutation };

/** An investment with an unknown outcome. Resending it reveals the outcome and never invests twice. */
function PendingInvestment({ token, amount, invest }: PendingInvestmentProps) {
  const t = useTranslations();
  const formats = useFormats();
  const { isSending, isChecking, send, abandon } = invest;
  return (
    <Stack gap="md">
      <Stack gap="xs" role="status">
        <Subheading>{t.invest.unfinishedTitle()}</Subheading>
        <Text>
          {isChecking
            ? t.invest.outcomeUnknown()
            : t.invest.unfinishedText({ amount: formats.tokenExact(amount, token) })}
        </Text>
      </Stack>
      <Button wide busy={isChecking} onClick={() => send(amount)}>
        {t.invest.unfinishedCheck()}
      </Button>
      <Stack gap="xs">
        <Button variant="ghost" wide disabled={isSending} onClick={abandon}>
          {t.invest.unfinishedLeave()}
        </Button>
        <Note>{t.invest.unfinishedLeaveHint()}</Note>
      </Stack>
    </Stack>
  );
}
