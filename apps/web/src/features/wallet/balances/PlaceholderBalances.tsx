import { Badge, DescriptionList, Inline, Note, Text } from '@gli/ui';
import type { PlaceholderTokens } from '@gli/wallet';
import { useFormats, useTranslations } from '@/i18n';

type PlaceholderBalancesProps = { tokens: PlaceholderTokens; hasTitle?: boolean };

/** Fixed figures for an Ethereum-style wallet, marked as placeholders. Spec §7 Chain and wallet calls */
export function PlaceholderBalances({ tokens, hasTitle = true }: PlaceholderBalancesProps) {
  const t = useTranslations();
  const formats = useFormats();
  return (
    <>
      <Inline justify="between">
        {hasTitle ? (
          <Text as="h3" size="xs" weight="semibold" tone="muted">
            {t.walletWidget.tokens()}
          </Text>
        ) : null}
        <Badge>{t.walletWidget.placeholder()}</Badge>
      </Inline>
      <DescriptionList
        layout="compact"
        items={[
          ['GLIB', formats.token(tokens.glib)],
          ['GLID', formats.token(tokens.glid)],
          ['GLIL', formats.token(tokens.glil)],
          ['USDT', formats.token(tokens.usdt)],
        ]}
      />
      <Note>{t.walletWidget.placeholderText()}</Note>
    </>
  );
}
