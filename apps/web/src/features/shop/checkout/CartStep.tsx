import {
  acceptedTokens,
  calculateTotal,
  getLineKey,
  lineProblem,
  removeLines,
  toPurchaseItem,
} from '@gli/domain';
import {
  BlocksSkeleton,
  Button,
  DividedList,
  EmptyState,
  ErrorText,
  LinkButton,
  QueryError,
  Stack,
  Text,
} from '@gli/ui';
import { ShoppingCart } from '@gli/ui/icons';
import { useId } from 'react';
import { useErrorText, useLoginRequired, useMember } from '@/data';
import { useTranslations } from '@/i18n';
import type { useCart } from '../cart/use-cart.ts';
import { Total } from '../Prices.tsx';
import { CartLineRow } from './CartLineRow.tsx';
import { PanelFooter } from './PanelFooter.tsx';
import type { OrderError } from './use-checkout.ts';
import { useProducts } from './use-products.ts';

type CartStepProps = ReturnType<typeof useCart> & {
  /** Reason for the last rejection, or null once the cart has changed. */
  rejection: OrderError | null;
  onChanged: () => void;
  onNext: () => void;
  onClose: () => void;
};

export function CartStep({ cart, update, rejection, onChanged, onNext, onClose }: CartStepProps) {
  const t = useTranslations();
  const errorText = useErrorText();
  const member = useMember();
  const requireLogin = useLoginRequired();
  const blockedId = useId();
  const products = useProducts(cart.lines.map(({ productId }) => productId));

  if (cart.lines.length === 0) return <EmptyCart onClose={onClose} />;
  if (products.status === 'loading') return <BlocksSkeleton count={cart.lines.length} />;
  if (products.status === 'failed') return <QueryError query={products.query} />;

  const rows = cart.lines.map((line) => {
    const product = products.byId.get(line.productId) ?? null;
    const problem = lineProblem(line, product);
    return { key: getLineKey(line), line, product, problem, refused: rejection?.lines.get(getLineKey(line)) };
  });
  const blocked = rows.filter(({ problem, refused }) => problem !== null || refused !== undefined);
  const [token] = acceptedTokens([...products.byId.values()]);
  const total = token ? calculateTotal(token, cart.lines.map(toPurchaseItem), products.byId) : null;
  const remove = (keys: readonly string[]) => {
    onChanged();
    update((current) => removeLines(current, keys));
  };
  return (
    <Stack gap="md">
      {rejection ? (
        <ErrorText>
          {errorText(rejection.error) + (rejection.lines.size > 0 ? ` ${t.checkout.refusedHint()}` : '')}
        </ErrorText>
      ) : null}
      <DividedList>
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
      </DividedList>
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
      {token && total !== null ? <Total term={t.checkout.total()} amount={total} token={token} /> : null}
      <PanelFooter>
        <Button variant="secondary" onClick={onClose}>
          {t.common.close()}
        </Button>
        <Button
          disabled={blocked.length > 0}
          aria-describedby={blocked.length > 0 ? blockedId : undefined}
          onClick={member ? onNext : () => requireLogin('order')}
        >
          {member ? t.checkout.toDetails() : t.checkout.loginToOrder()}
        </Button>
      </PanelFooter>
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
      <PanelFooter>
        <Button variant="secondary" onClick={onClose}>
          {t.common.close()}
        </Button>
        <LinkButton href="/shopping">{t.checkout.toMall()}</LinkButton>
      </PanelFooter>
    </>
  );
}
