import type { Investment, RwaAsset } from '@gli/sdk';
import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { LinkButton } from '../../../design/controls/LinkButton.tsx';
import { Card } from '../../../design/display/Card.tsx';
import { Stack } from '../../../design/display/Layout.tsx';
import { Heading, Text } from '../../../design/display/Text.tsx';
import { useToast } from '../../../design/feedback/toast-context.ts';
import { useFormats } from '../../../i18n/format.ts';
import type { TranslationFunctions } from '../../../i18n/i18n-types.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { useMember } from '../../../shared/use-member.ts';
import { InvestForm } from './InvestForm.tsx';
import { InvestSuccess } from './InvestSuccess.tsx';
import { UnfinishedInvestment } from './UnfinishedInvestment.tsx';
import { useInvesting } from './use-invest.ts';

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
