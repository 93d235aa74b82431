import type { User } from '@gli/sdk';
import { useGetProfile } from '@gli/sdk/react';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '../../../design/controls/Button.tsx';
import { Stack } from '../../../design/display/Layout.tsx';
import { Text } from '../../../design/display/Text.tsx';
import { useFormats } from '../../../i18n/format.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { LoadFailure } from '../../../shared/LoadFailure.tsx';
import { CartSkeleton } from '../cart/CartSkeleton.tsx';
import { useCart } from '../cart/use-cart.ts';
import { CustomerFields } from './CustomerFields.tsx';
import { purchasedOf } from './cost.ts';
import { customerIssues, customerOf } from './customer.ts';
import { InsufficientBalance } from './InsufficientBalance.tsx';
import { PanelFoot } from './panel-foot.tsx';
import { isShort, TokenChoice } from './TokenChoice.tsx';
import type { Checkout } from './use-checkout.ts';
import type { useEnteredCustomer } from './use-entered-customer.ts';
import { useProducts } from './use-products.ts';
import { useTokenOptions } from './use-token-options.ts';

type DetailsSceneProps = {
  checkout: Checkout;
  customer: ReturnType<typeof useEnteredCustomer>;
  onBack: () => void;
};

/** Who the order is for and what it is paid with; its button orders and pays. */
export function DetailsStep({ checkout, customer, onBack }: DetailsSceneProps) {
  const { cart } = useCart();
  const profile = useGetProfile();
  const products = useProducts(cart.lines.map(({ productId }) => productId));
  if (products.status === 'failed') return <LoadFailure query={products.query} />;
  // Without the profile the form only begins empty.
  if (products.status === 'loading' || profile.isPending) return <CartSkeleton rows={2} />;
  return <Details checkout={checkout} customer={customer} profile={profile.data} onBack={onBack} />;
}

type DetailsProps = DetailsSceneProps & { profile: User | undefined };

function Details({ checkout, customer, profile, onBack }: DetailsProps) {
  const t = useTranslations();
  const formats = useFormats();
  const formId = useId();
  const { cart } = useCart();
  const products = useProducts(cart.lines.map(({ productId }) => productId));
  const { options, chosen, choose } = useTokenOptions(cart.lines.map(purchasedOf), products);
  const initial = { name: profile?.name ?? '', phone: profile?.phone ?? '', address: '', note: '' };
  const form = customer.entered ?? initial;
  const [showErrors, setShowErrors] = useState(false);
  const issues = customerIssues(form, cart.lines);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setShowErrors(true);
    const [first] = Object.keys(issues);
    if (first) {
      event.currentTarget.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
      return;
    }
    if (!chosen || isShort(chosen)) return;
    void checkout.buy({
      lines: [...cart.lines],
      token: chosen.token,
      total: chosen.total,
      ...customerOf(form, cart.lines),
    });
  };
  return (
    <form id={formId} onSubmit={submit} noValidate>
      <Stack gap="lg">
        <CustomerFields
          form={form}
          lines={cart.lines}
          issues={showErrors ? issues : {}}
          onChange={(change) => customer.enter(initial, change)}
        />
        {chosen ? (
          <Stack gap="sm">
            <TokenChoice options={options} chosen={chosen.token} onChoose={choose} />
            <InsufficientBalance option={chosen} />
          </Stack>
        ) : (
          <Text tone="danger" role="alert">
            {t.checkout.noCommonToken()}
          </Text>
        )}
        <Text size="sm" tone="muted">
          {t.checkout.consent()}
        </Text>
      </Stack>
      <PanelFoot>
        <Button variant="secondary" onClick={onBack}>
          {t.checkout.backToCart()}
        </Button>
        <Button type="submit" form={formId} disabled={!chosen}>
          {t.checkout.pay({ amount: chosen ? formats.tokenExact(chosen.total, chosen.token) : '' })}
        </Button>
      </PanelFoot>
    </form>
  );
}
