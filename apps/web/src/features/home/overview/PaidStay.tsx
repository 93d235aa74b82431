import { findAffordableStay, findAvailable } from '@gli/domain';
import { useGetInvestmentPortfolio, useGetWalletInfo, useListProducts } from '@gli/sdk/react';
import { LinkRow, LinkRows, Section } from '@gli/ui';
import { getLowest, hasAmount } from '@gli/validation';
import { useFormats, useTranslations } from '@/i18n';

/** A stay that the payouts so far are enough for, as long as the balance covers it. */
export function PaidStay() {
  const t = useTranslations();
  const formats = useFormats();
  const portfolio = useGetInvestmentPortfolio().data;
  const wallet = useGetWalletInfo({ page_size: 1 }).data;
  const { lifetime_earned: earned = '0', token = 'GLIB' } = portfolio ?? {};
  const available = findAvailable(wallet?.balances, token) ?? '0';
  const amount = getLowest(available, earned) ?? '0';
  const products = useListProducts(
    { token, in_stock: true, page_size: 100 },
    { query: { enabled: hasAmount(amount) } },
  ).data;
  const stay = findAffordableStay(products?.results ?? [], amount, token);
  if (!stay) return null;
  return (
    <Section title={t.alternateHome.paidStay()}>
      <LinkRows>
        <LinkRow
          href={`/shopping/product/${encodeURIComponent(stay.product.id)}`}
          picture={stay.product.picture.url}
          title={stay.product.name}
          amount={t.alternateHome.nights({ nights: stay.nights })}
          note={t.alternateHome.paidStayText({
            amount: formats.token(earned, token),
            price: formats.tokenExact(stay.price, token),
          })}
        />
      </LinkRows>
    </Section>
  );
}
