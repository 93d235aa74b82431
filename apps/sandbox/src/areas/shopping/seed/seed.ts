import type { Product, ShoppingCategory } from '@gli/sdk';
import { contractExample } from '../../../core/contract/contract-example.ts';
import { readExampleTexts } from '../../../core/seed/example-texts.ts';
import type { SeedContext } from '../../../core/seed/seed-context.ts';
import { searchable } from '../../../core/text/searchable.ts';
import { ACCEPTED_TOKENS } from '../catalog/prices.ts';
import { productRooms, products, shoppingCategories } from '../schema.ts';
import { seedOccupancy } from './occupancy.ts';
import { seedKimsOrders, seedPendingOrder } from './orders.ts';
import { readProducts } from './product-builders.ts';
import { type ProductSeed, SEATS, toExampleProduct } from './product-seed.ts';

/** Inserts the shop's catalog and occupancy. Unless the seed is `empty`, adds Kim's paid and canceled orders. */
export async function seedShopping(context: SeedContext): Promise<void> {
  const seeds = [...getExampleProducts(), ...readProducts()];
  await seedProducts(context, seeds);
  await seedOccupancy(context, seeds);
  if (context.name !== 'empty') await seedKimsOrders(context, seeds);
}

/** Inserts Kim's unpaid order, which contains only products of the contract's examples. */
export const seedUnpaidOrder = (context: SeedContext): Promise<void> =>
  seedPendingOrder(context, getExampleProducts());

const getExample = (name: string): Product => contractExample<Product>('getProduct', name);

/** Returns the five products of the contract. The others are in files. */
function getExampleProducts(): ProductSeed[] {
  const texts = readExampleTexts();
  texts.addPair(getExample('stay'), getExample('stayEnglish'));
  const toProduct = (name: string, more: Partial<ProductSeed> = {}) =>
    toExampleProduct(getExample(name), texts, more);
  return [
    toProduct('stay', { featuredPosition: 1 }),
    toProduct('restaurant', { featuredPosition: 2, seatCount: SEATS }),
    toProduct('goods', { featuredPosition: 3 }),
    toProduct('villas'),
    // Two reviews are too few to show a mean rating.
    toProduct('marina', { rating: 4.5 }),
  ];
}

/** Inserts categories and products with their rooms, in both languages. */
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
  const categoryIds = new Map(korean.map((category) => [category.kind, category.id]));
  await db.insert(products).values(
    seeds.map(({ coordinates, ...seed }) => ({
      ...seed,
      ...coordinates,
      categoryId: categoryIds.get(seed.kind) ?? '',
      unit: UNITS[seed.kind],
      nameKo: seed.texts.ko.name,
      nameEn: seed.texts.en.name,
      searchText: buildSearchText(seed),
      priceFrom: seed.price,
      acceptedTokens: [...ACCEPTED_TOKENS],
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

/** Joins the name, summary and place in both languages. */
function buildSearchText({ texts }: Pick<ProductSeed, 'texts'>): string {
  return [texts.ko, texts.en]
    .flatMap(({ name, summary, location }) => [name, summary, location?.place ?? ''])
    .map(searchable)
    .join('\n');
}
