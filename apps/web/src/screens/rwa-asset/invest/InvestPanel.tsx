import type { RwaAsset } from '@gli/sdk';
import { Link } from 'wouter';
import { Card } from '../../../design/Card.tsx';
import { Stack } from '../../../design/Layout.tsx';
import { LinkButton } from '../../../design/LinkButton.tsx';
import { Heading, Text } from '../../../design/Text.tsx';
import type { TranslationFunctions } from '../../../i18n/i18n-types.ts';
import { useWords } from '../../../i18n/words.ts';
import { InvestForm } from './InvestForm.tsx';

/** Where a member invests; an asset that takes nothing at the moment says why. */
export function InvestPanel({ asset }: { asset: RwaAsset }) {
  const words = useWords();
  return (
    <Card as="section" aria-labelledby="invest-heading">
      <Stack gap="md">
        <Heading as="h2" size="md" id="invest-heading">
          {words.invest.heading()}
        </Heading>
        {asset.status === 'active' ? (
          <InvestForm asset={asset} />
        ) : (
          <>
            <Text>{asset.status_reason ?? closedText(asset.status, words)}</Text>
            <Link href="/rwa-assets?status=active" asChild>
              <LinkButton variant="secondary" wide>
                {words.invest.seeOthers()}
              </LinkButton>
            </Link>
          </>
        )}
      </Stack>
    </Card>
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
