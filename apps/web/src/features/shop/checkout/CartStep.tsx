import ShoppingCart from 'lucide-react/icons/shopping-cart';
import { useId } from 'react';
import { Button } from '../../../design/controls/Button.tsx';
import { LinkButton } from '../../../design/controls/LinkButton.tsx';
import { DescriptionList } from '../../../design/display/DescriptionList.tsx';
import { Stack } from '../../../design/display/Layout.tsx';
import { Text } from '../../../design/display/Text.tsx';
import { EmptyState } from '../../../design/feedback/EmptyState.tsx';
import { styled } from '../../../design/stitches.config.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { useErrorText } from '../../../shared/errors/use-error-text.ts';
import { ErrorText } from '../../../shared/forms/ErrorText.tsx';
import { useLoginRequired } from '../../../shared/login-required.ts';
import { useMember } from '../../../shared/member/use-member.ts';
import { Price } from '../../../shared/money/Price.tsx';
import { LoadFailure } from '../../../shared/page/LoadFailure.tsx';
import { keyOf, without } from '../cart/cart.ts';
import { acceptedTokens, purchasedOf, totalIn } from '../cart/cost.ts';
import { lineProblem } from '../cart/line-problem.ts';
import { useCart } from '../cart/use-cart.ts';
import { CartLineRow, CartSkeleton } from './CartLineRow.tsx';
import { PanelFoot } from './PanelFoot.tsx';
import type { Refusal } from './use-checkout.ts';
import { useProducts } from './use-products.ts';

const Lines = styled('ul', {
  display: 'grid',
  '& > li + li': { borderTop: '1px solid $colors$border' },
});

type CartStepProps = {
  /** Why the last order was refused; null once the cart has changed. */
  refusal: Refusal | null;
  onChanged: () => void;
  onNext: () => void;
  onClose: () => void;
};

/** The lines of the cart with their quantities and problems, and the total. */
export function CartStep({ refusal, onChanged, onNext, onClose }: CartStepProps) {
  const t = useTranslations();
  const errorText = useErrorText();
  const member = useMember();
  const requireLogin = useLoginRequired();
  const blockedId = useId();
  const { cart, update } = useCart();
  const products = useProducts(cart.lines.map(({ productId }) => productId));

  if (cart.lines.length === 0) return <EmptyCart onClose={onClose} />;
  if (products.status === 'loading') return <CartSkeleton rows={cart.lines.length} />;
  if (products.status === 'failed') return <LoadFailure query={products.query} />;

  const rows = cart.lines.map((line) => {
    const product = products.byId.get(line.productId) ?? null;
    const problem = lineProblem(line, product);
    return { key: keyOf(line), line, product, problem, refused: refusal?.lines.get(keyOf(line)) };
  });
  const blocked = rows.filter(({ problem, refused }) => problem !== null || refused !== undefined);
  const [token] = acceptedTokens([...products.byId.values()]);
  const total = token ? totalIn(token, cart.lines.map(purchasedOf), products.byId) : null;
  const remove = (keys: readonly string[]) => {
    onChanged();
    update((current) => without(current, keys));
  };
  return (
    <Stack gap="md">
      {refusal ? (
        <ErrorText>
          {errorText(refusal.error)} {refusal.lines.size > 0 ? t.checkout.refusedHint() : null}
        </ErrorText>
      ) : null}
      <Lines>
        {rows.map(({ key, ...row }) => (
          <CartLineRow
            key={key}
            {...row}
            onChange={(change) => {
              onChanged();
              update(change);
            }}
            onRemove={() => remove([key])}
          />
        ))}
      </Lines>
      {blocked.length > 0 ? (
        <Stack gap="sm" align="start">
          <Text size="sm" tone="danger" weight="medium" id={blockedId}>
            {t.checkout.blocked({ count: blocked.length })}
          </Text>
          <Button variant="secondary" size="sm" onClick={() => remove(blocked.map(({ key }) => key))}>
            {t.checkout.removeBlocked()}
          </Button>
        </Stack>
      ) : null}
      {token && total !== null ? (
        <DescriptionList
          items={[
            {
              term: t.checkout.total(),
              description: <Price amount={total} token={token} exact />,
              strong: true,
            },
          ]}
        />
      ) : null}
      <PanelFoot>
        <Button variant="secondary" onClick={onClose}>
          {t.checkout.keepShopping()}
        </Button>
        <Button
          disabled={blocked.length > 0}
          aria-describedby={blocked.length > 0 ? blockedId : undefined}
          onClick={member ? onNext : requireLogin}
        >
          {member ? t.checkout.toDetails() : t.checkout.loginToOrder()}
        </Button>
      </PanelFoot>
    </Stack>
  );
}

function EmptyCart({ onClose }: { onClose: () => void }) {
  const t = useTranslations();
  return (
    <>
      <EmptyState
        icon={<ShoppingCart />}
        title={t.checkout.emptyTitle()}
        description={t.checkout.emptyText()}
      />
      <PanelFoot>
        <Button variant="secondary" onClick={onClose}>
          {t.common.close()}
        </Button>
        <LinkButton href="/shopping">{t.checkout.toMall()}</LinkButton>
      </PanelFoot>
    </>
  );
}
