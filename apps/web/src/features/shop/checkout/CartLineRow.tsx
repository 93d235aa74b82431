import {
  type Cart,
  type CartLine,
  calculateCost,
  getLineKey,
  type LineProblem,
  quantityLimit,
  toPurchaseItem,
  updateLine,
} from '@gli/domain';
import type { Product } from '@gli/sdk';
import {
  IconButton,
  Inline,
  Note,
  Stack,
  Text,
  TextLink,
  Thumbnail,
  translate,
  useCalendarNames,
} from '@gli/ui';
import { Trash2 } from '@gli/ui/icons';
import { getDaysBetween, getGuestLimit } from '@gli/validation';
import { type Formats, type TranslationFunctions, useFormats, useTranslations } from '@/i18n';
import { Price } from '../../money/index.ts';
import { productPath } from '../paths.ts';
import { QuantityStepper } from '../QuantityStepper.tsx';

type CartLineRowProps = {
  line: CartLine;
  /** The current product, or null if it is no longer in the catalog. */
  product: Product | null;
  problem: LineProblem | null;
  /** The server's message about this line in a rejected order. */
  refused: string | undefined;
  onChange: (change: (cart: Cart) => Cart) => void;
  onRemove: () => void;
};

export function CartLineRow(props: CartLineRowProps) {
  const { line, product, problem, refused, onChange, onRemove } = props;
  const t = useTranslations();
  const formats = useFormats();
  const names = useCalendarNames();
  const name = product?.name ?? t.checkout.goneProduct();
  const room =
    line.kind === 'resort' ? product?.rooms.find((one) => one.room_type === line.roomType) : undefined;
  const token = product?.price_token;
  const cost = product && token ? calculateCost(token, toPurchaseItem(line), product) : null;
  const limit = product ? quantityLimit(product, room) : 0;
  const setQuantity = (quantity: number) =>
    onChange((cart) =>
      updateLine(cart, getLineKey(line), {
        quantity,
        // Fewer rooms allow fewer guests, but each room needs at least one.
        ...(line.kind === 'resort' &&
          room && {
            guests: Math.max(quantity, Math.min(line.guests, getGuestLimit(room.capacity, quantity))),
          }),
      }),
    );
  const details = lineDetails(line, product, { t, formats, names });
  const error = refused ?? (problem ? problemText(problem, t, names) : null);
  return (
    <Inline as="li" gap="md" align="start" nowrap css={{ paddingBlock: '$4' }}>
      {product?.pictures[0] ? (
        <Thumbnail src={product.pictures[0].url} alt="" width={72} height={72} loading="lazy" />
      ) : (
        <Thumbnail as="span" />
      )}
      <Stack gap="xs" css={{ flex: 1 }}>
        <Inline justify="between" align="start" nowrap>
          <Stack gap="none">
            <Text weight="semibold">
              {product ? <TextLink href={productPath(product.id)}>{name}</TextLink> : name}
            </Text>
            {details ? <Note>{details}</Note> : null}
          </Stack>
          <IconButton size="sm" label={t.checkout.remove({ product: name })} onClick={onRemove}>
            <Trash2 aria-hidden />
          </IconButton>
        </Inline>
        <Inline justify="between">
          {limit > 0 ? (
            <QuantityStepper
              label={translate(t.checkout.quantityLabel, line.kind)({ product: name })}
              fewerLabel={t.checkout.fewer({ product: name })}
              moreLabel={t.checkout.more({ product: name })}
              value={line.quantity}
              maximum={limit}
              onChange={setQuantity}
            />
          ) : (
            <span />
          )}
          <Text as="div" weight="bold" numeric css={{ textAlign: 'right' }}>
            {cost && token ? <Price amount={cost} token={token} /> : '–'}
          </Text>
        </Inline>
        {error ? (
          <Text size="sm" tone="danger" weight="medium">
            {error}
          </Text>
        ) : null}
      </Stack>
    </Inline>
  );
}

type Names = ReturnType<typeof useCalendarNames>;
type Words = { t: TranslationFunctions; formats: Formats; names: Names };

/**
 * Returns details such as `Deluxe · Dec 1 (Tue) – Dec 3 (Thu) · 2 nights · 2 guests`, or an empty string for
 * goods.
 */
export function lineDetails(line: CartLine, product: Product | null, { t, formats, names }: Words): string {
  if (line.kind === 'goods') return '';
  if (line.kind === 'restaurant') {
    return t.checkout.visit({ day: names.brief(line.day), time: formats.timeOfDay(line.time) });
  }
  const room = product?.rooms.find(({ room_type }) => room_type === line.roomType);
  return t.checkout.stay({
    room: room?.name ?? translate(t.terms.roomType, line.roomType)(),
    from: names.brief(line.checkIn),
    to: names.brief(line.checkOut),
    nights: getDaysBetween(line.checkIn, line.checkOut),
    guests: line.guests,
  });
}

function problemText(problem: LineProblem, { checkout }: TranslationFunctions, names: Names): string {
  switch (problem.code) {
    case 'gone':
      return checkout.problems.gone();
    case 'sold_out':
      return checkout.problems.soldOut();
    case 'not_bookable':
      return checkout.problems.notBookable();
    case 'nights_taken':
      return checkout.problems.nightsTaken({ nights: problem.nights.map(names.brief).join(', ') });
    case 'too_many':
      return checkout.problems.tooMany({ maximum: problem.maximum });
    case 'too_many_guests':
      return checkout.problems.tooManyGuests({ maximum: problem.maximum });
  }
}
