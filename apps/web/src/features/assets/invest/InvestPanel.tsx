import type { Investment, RwaAsset } from '@gli/sdk';
import { CircleCheck } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { Button } from '../../../design/controls/Button.tsx';
import { LinkButton } from '../../../design/controls/LinkButton.tsx';
import { Card } from '../../../design/display/Card.tsx';
import { Stack } from '../../../design/display/Layout.tsx';
import { Heading, Text } from '../../../design/display/Text.tsx';
import { useToast } from '../../../design/feedback/toast-context.ts';
import { styled } from '../../../design/stitches.config.ts';
import { useFormats } from '../../../i18n/format.ts';
import type { TranslationFunctions } from '../../../i18n/i18n-types.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { useErrorText } from '../../../shared/errors/use-error-text.ts';
import { useMember } from '../../../shared/use-member.ts';
import { InvestForm } from './InvestForm.tsx';
import { type Investing, useInvesting } from './use-invest.ts';

/** Where a member invests; an asset that takes nothing at the moment says why. */
export function InvestPanel({ asset }: { asset: RwaAsset }) {
  const t = useTranslations();
  const formats = useFormats();
  const toast = useToast();
  const [, navigate] = useLocation();
  const memberId = useMember()?.id ?? null;
  const [made, setMade] = useState<Investment | null>(null);
  const [isConfirming, setConfirming] = useState(false);
  const investing = useInvesting(asset, memberId, (investment) => {
    setConfirming(false);
    setMade(investment);
    toast({
      tone: 'success',
      title: t.invest.successToast({ asset: asset.name }),
      description: formats.tokenExact(investment.principal, investment.token),
      action: { label: t.invest.toPortfolio(), onAction: () => navigate('/mypage?tab=portfolio') },
    });
  });
  return (
    <Card as="section" aria-labelledby="invest-heading">
      <Stack gap="md">
        <Heading as="h2" size="md" id="invest-heading">
          {t.invest.heading()}
        </Heading>
        {made ? (
          <InvestSuccess
            asset={asset}
            investment={made}
            onAgain={asset.status === 'active' ? () => setMade(null) : undefined}
          />
        ) : investing.unfinished !== null && !isConfirming ? (
          <UnfinishedInvestment token={asset.token} amount={investing.unfinished} investing={investing} />
        ) : asset.status === 'active' ? (
          <InvestForm
            asset={asset}
            investing={investing}
            isConfirming={isConfirming}
            onConfirming={setConfirming}
          />
        ) : (
          <Closed asset={asset} />
        )}
      </Stack>
    </Card>
  );
}

function Closed({ asset }: { asset: RwaAsset }) {
  const t = useTranslations();
  return (
    <>
      <Text weight="medium">{closedText(asset.status, t)}</Text>
      {asset.status_reason ? <Text tone="muted">{asset.status_reason}</Text> : null}
      <Link href="/rwa-assets?status=active" asChild>
        <LinkButton variant="secondary" wide>
          {t.invest.seeOthers()}
        </LinkButton>
      </Link>
    </>
  );
}

function closedText(status: RwaAsset['status'], { invest }: TranslationFunctions): string {
  switch (status) {
    case 'pending':
      return invest.closedPending();
    case 'completed':
      return invest.closedCompleted();
    case 'paused':
      return invest.closedPaused();
    default:
      return invest.closedOther();
  }
}

const Mark = styled('div', { color: '$successText', '& svg': { width: '2.5rem', height: '2.5rem' } });

type InvestSuccessProps = {
  asset: RwaAsset;
  investment: Investment;
  /** Back to the form, where the asset still takes investments. */
  onAgain: (() => void) | undefined;
};

/** What was invested, and the way to see it. Takes the focus, since the form it replaces had it. */
function InvestSuccess({ asset, investment, onAgain }: InvestSuccessProps) {
  const t = useTranslations();
  const formats = useFormats();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Stack gap="md" role="status">
      <Mark>
        <CircleCheck aria-hidden />
      </Mark>
      <Heading as="h3" size="md" ref={heading} tabIndex={-1}>
        {t.invest.successTitle()}
      </Heading>
      <Text>
        {t.invest.successText({
          asset: asset.name,
          amount: formats.tokenExact(investment.principal, investment.token),
        })}
      </Text>
      <Link href="/mypage?tab=portfolio" asChild>
        <LinkButton wide>{t.invest.toPortfolio()}</LinkButton>
      </Link>
      {onAgain ? (
        <Button variant="ghost" wide onClick={onAgain}>
          {t.invest.again()}
        </Button>
      ) : null}
    </Stack>
  );
}

type UnfinishedInvestmentProps = { token: RwaAsset['token']; amount: string; investing: Investing };

/** An investment whose answer was lost: sending it again tells what became of it, and never invests twice. */
function UnfinishedInvestment({ token, amount, investing }: UnfinishedInvestmentProps) {
  const t = useTranslations();
  const formats = useFormats();
  const errorText = useErrorText();
  const { isSending, error, send, giveUp } = investing;
  return (
    <Stack gap="md">
      <Stack gap="xs" role="status">
        <Heading as="h3" size="sm">
          {t.invest.unfinishedTitle()}
        </Heading>
        <Text>{t.invest.unfinishedText({ amount: formats.tokenExact(amount, token) })}</Text>
      </Stack>
      {isSending ? (
        <Text tone="muted" role="status">
          {t.invest.unfinishedChecking()}
        </Text>
      ) : null}
      {error && !isSending ? (
        <Text tone="danger" weight="medium" role="alert">
          {errorText(error)}
        </Text>
      ) : null}
      <Button wide busy={isSending} onClick={() => send(amount)}>
        {t.invest.unfinishedCheck()}
      </Button>
      <Stack gap="xs">
        <Button variant="ghost" wide disabled={isSending} onClick={giveUp}>
          {t.invest.unfinishedLeave()}
        </Button>
        <Text size="sm" tone="muted">
          {t.invest.unfinishedLeaveHint()}
        </Text>
      </Stack>
    </Stack>
  );
}
