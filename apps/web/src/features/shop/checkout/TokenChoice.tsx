import type { Token } from '@gli/sdk';
import { useGetWalletInfo } from '@gli/sdk/react';
import { Box, Inline, RadioCards, Stack, Text, TextLink } from '@gli/ui';
import { decimal } from '@gli/validation';
import { useState } from 'react';
import { useMember } from '@/data';
import { useFormats, useTranslations } from '@/i18n';
import { Price } from '../../money/index.ts';
import { acceptedTokens, calculateTotal, type Purchased } from '../cart/cost.ts';
import type { Products } from './use-products.ts';

export type TokenOption = {
  token: Token;
  /** Cost of the purchase in this token. */
  total: string;
  /** Available balance, or undefined if unknown. */
  available: string | undefined;
};

/** True if the member's balance in a token is too low for the purchase. */
export function isShort({ total, available }: TokenOption): boolean {
  return available !== undefined && decimal.compare(available, total) < 0;
}

/**
 * Returns a purchase's cost and the member's balance for each accepted token. The first token with a sufficient
 * balance is selected by default.
 */
export function useTokenOptions(purchased: readonly Purchased[], products: Products) {
  const member = useMember();
  const wallet = useGetWalletInfo({}, { query: { enabled: member !== null } });
  const [picked, setPicked] = useState<Token | null>(null);
  const byId = products.status === 'ready' ? products.byId : new Map();
  const ids = new Set(purchased.map(({ productId }) => productId));
  const tokens = acceptedTokens([...byId.values()].filter(({ id }) => ids.has(id)));
  const options = tokens.flatMap((token): TokenOption[] => {
    const total = calculateTotal(token, purchased, byId);
    const balance = wallet.data?.balances.find((one) => one.token === token);
    return total === null ? [] : [{ token, total, available: balance?.available }];
  });
  const chosen =
    options.find(({ token }) => token === picked) ?? options.find((option) => !isShort(option)) ?? options[0];
  return { options, chosen, choose: setPicked, isPicked: picked !== null };
}

type TokenChoiceProps = {
  options: readonly TokenOption[];
  chosen: TokenOption;
  onChoose: (token: Token) => void;
};

export function TokenChoice({ options, chosen, onChoose }: TokenChoiceProps) {
  const t = useTranslations();
  const formats = useFormats();
  const content = (option: TokenOption) => (
    <Inline as="span" justify="between" nowrap css={{ gap: '$3' }}>
      <span>
        <Text as="span" weight="semibold">
          {option.token}
        </Text>
        <Text size="sm" tone={isShort(option) ? 'danger' : 'muted'} numeric>
          {option.available === undefined
            ? t.checkout.balanceUnknown()
            : t.checkout.balance({ amount: formats.tokenExact(option.available, option.token) })}
        </Text>
      </span>
      <Text as="span" weight="bold" numeric css={{ flexShrink: 0, textAlign: 'right' }}>
        <Price amount={option.total} token={option.token} />
      </Text>
    </Inline>
  );
  return (
    <Stack gap="sm">
      <RadioCards
        legend={t.checkout.payWith()}
        options={options.map((option) => ({ value: option.token, content: content(option) }))}
        chosen={chosen.token}
        onChoose={onChoose}
      />
      <InsufficientBalance option={chosen} />
    </Stack>
  );
}

/** The amount missing in the selected token, and a link to convert. Hidden if the balance is sufficient. Spec §8 */
function InsufficientBalance({ option }: { option: TokenOption }) {
  const t = useTranslations();
  const formats = useFormats();
  const { token, total, available } = option;
  return (
    <div role="alert">
      {isShort(option) && available !== undefined ? (
        <Box tone="danger">
          <Text tone="danger" weight="semibold">
            {t.errors.insufficientBalance()}
          </Text>
          <Text size="sm" tone="danger">
            <span>
              {t.checkout.missing({
                amount: formats.tokenExact(decimal.subtract(total, available), token),
              })}
            </span>{' '}
            <TextLink href={`/conversion?to=${token}`} css={{ color: 'inherit' }}>
              {t.checkout.toConversion()}
            </TextLink>
          </Text>
        </Box>
      ) : null}
    </div>
  );
}
