import type { productRooms, products, shoppingCategories } from '../schema.ts';

export type ProductRow = typeof products.$inferSelect;
export type RoomRow = typeof productRooms.$inferSelect;
export type CategoryRow = typeof shoppingCategories.$inferSelect;
