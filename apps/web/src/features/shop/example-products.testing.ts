import { exampleOf } from '@gli/sdk/testing';
import type { Call, Reply } from '../../testing/platform-fixture.tsx';

/** The contract's products: a resort, a gift box and a dinner. */
const exampleProducts = ['stayEnglish', 'goods', 'restaurant'].map((name) =>
  exampleOf('getProduct', 200, name),
);

/** Replies to `getProduct` with the example product that has the requested id, or with 404. */
export function replyWithProduct({ url }: Call): Reply {
  const product = exampleProducts.find(({ id }) => url.pathname.includes(id));
  return product ? { status: 200, body: product } : 404;
}
