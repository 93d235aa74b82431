import type { productRooms, products, shoppingCategories } from '../data/schema/shopping.ts';

export type ProductRow = typeof products.$inferSelect;
export type RoomRow = typeof productRooms.$inferSelect;
export type CategoryRow = typeof shoppingCategories.$inferSelect;
