import type { Product, ShoppingCategory } from '@gli/sdk';
import { contractExample } from '../../../core/contract/contract-example.ts';
import type { SeedContext } from '../../../core/seed/seed-context.ts';
import { ACCEPTED_TOKENS } from '../catalogue/prices.ts';
import { productRooms, products, shoppingCategories } from '../schema.ts';
import { seedOccupancy } from './occupancy.ts';
import { seedKimsOrders } from './orders.ts';
import { type ProductSeed, productFromExample, SEATS, wordsOf } from './product-seed.ts';
import { EXAMPLES_ENGLISH } from './products/examples-english.ts';
import { GOODS } from './products/goods.ts';
import { RESTAURANTS } from './products/restaurants.ts';
import { STAYS } from './products/stays.ts';

/** Catalogue and occupancy of the shop; with members, Kim's orders. */
export async function seedShopping(context: SeedContext): Promise<void> {
  const seeds = allProducts();
  await seedProducts(context, seeds);
  await seedOccupancy(context, seeds);
  if (context.name !== 'empty') await seedKimsOrders(context, seeds);
}

const example = (name: string): Product => contractExample<Product>('getProduct', name);

function fromExample(name: string, more: Partial<ProductSeed> = {}): ProductSeed {
  const product = example(name);
  const en = name === 'stay' ? wordsOf(example('stayEnglish')) : EXAMPLES_ENGLISH[product.id];
  if (!en) throw new RangeError(`${product.id} has no English words.`);
  return productFromExample(product, en, more);
}

/** All products: the contract's five and the others. */
const allProducts = (): ProductSeed[] => [
  fromExample('stay', { featuredPosition: 1 }),
  fromExample('restaurant', { featuredPosition: 2, seatCount: SEATS }),
  fromExample('goods', { featuredPosition: 3 }),
  fromExample('villas'),
  // Its two reviews are too few to show their mean.
  fromExample('marina', { rating: 4.5 }),
  ...STAYS,
  ...GOODS,
  ...RESTAURANTS,
];

/** Shelves and products with their rooms, in both languages. */
async function seedProducts({ db, at, on }: SeedContext, seeds: readonly ProductSeed[]): Promise<void> {
  const korean = contractExample<ShoppingCategory[]>('listShoppingCategories', 'categories');
  const english = contractExample<ShoppingCategory[]>('listShoppingCategories', 'categoriesEnglish');
  const words = ({ name, description }: ShoppingCategory) => ({ name, description });
  await db.insert(shoppingCategories).values(
    korean.map((ko) => {
      const en = english.find((category) => category.id === ko.id) ?? ko;
      const { id, slug, kind, icon, position } = ko;
      return { id, slug, kind, icon, position, texts: { ko: words(ko), en: words(en) } };
    }),
  );
  const categoryOf = new Map(korean.map((category) => [category.kind, category.id]));
  await db.insert(products).values(
    seeds.map(({ coordinates, ...seed }) => ({
      ...seed,
      ...coordinates,
      categoryId: categoryOf.get(seed.kind) ?? '',
      unit: UNITS[seed.kind],
      nameKo: seed.texts.ko.name,
      nameEn: seed.texts.en.name,
      searchText: searchTextOf(seed),
      priceFrom: seed.price,
      acceptedTokens: [...ACCEPTED_TOKENS],
      visitTimes: [...seed.visitTimes],
      cancellationRules: [...seed.cancellationRules],
      bookableUntilOn: seed.bookableUntilOn && on(seed.bookableUntilOn),
      createdAt: at(seed.createdAt),
      updatedAt: at(seed.updatedAt),
    })),
  );
  await db
    .insert(productRooms)
    .values(
      seeds.flatMap(({ id, rooms }) =>
        rooms.map(({ freeFirst: _, ...room }) => ({ ...room, productId: id })),
      ),
    );
}

const UNITS = { resort: 'night', goods: 'item', restaurant: 'person' } as const;

/** Name, summary and place in both languages. */
function searchTextOf({ texts }: Pick<ProductSeed, 'texts'>): string {
  return [texts.ko, texts.en]
    .flatMap(({ name, summary, location }) => [name, summary, location?.place ?? ''])
    .join('\n')
    .toLowerCase();
}
