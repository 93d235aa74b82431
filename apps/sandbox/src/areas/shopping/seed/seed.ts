import type { SeedContext } from '../../../core/seed/seed-context.ts';
import { seedOccupancy } from './occupancy.ts';
import { seedKimsOrders } from './orders.ts';
import { allProducts, seedProducts } from './products.ts';

/** Catalogue and occupancy of the mall; with members, Kim's orders. */
export async function seedShopping(context: SeedContext): Promise<void> {
  const seeds = allProducts();
  await seedProducts(context, seeds);
  await seedOccupancy(context, seeds);
  if (context.name !== 'empty') await seedKimsOrders(context, seeds);
}
