import type { Investment, RwaAsset } from '@gli/sdk';
import { CircleCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { Button } from '../../../design/controls/Button.tsx';
import { LinkButton } from '../../../design/controls/LinkButton.tsx';
import { Stack } from '../../../design/display/Layout.tsx';
import { Heading, Text } from '../../../design/display/Text.tsx';
import { styled } from '../../../design/stitches.config.ts';
import { useFormats } from '../../../i18n/format.ts';
import { useTranslations } from '../../../i18n/translations.ts';

const Mark = styled('div', { color: '$successText', '& svg': { width: '2.5rem', height: '2.5rem' } });

type InvestSuccessProps = {
  asset: RwaAsset;
  investment: Investment;
  /** Back to the form, where the asset still takes investments. */
  onAgain: (() => void) | undefined;
};

/** What was invested, and the way to see it. Takes the focus, since the form it replaces had it. */
export function InvestSuccess({ asset, investment, onAgain }: InvestSuccessProps) {
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
