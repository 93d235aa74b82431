import type { Handlers } from '../handler.ts';
import { cancelOrder } from './cancelOrder.ts';
import { confirmOrderPayment } from './confirmOrderPayment.ts';
import { createOrder } from './createOrder.ts';
import { getOrder } from './getOrder.ts';
import { getProduct } from './getProduct.ts';
import { listBusinessContent } from './listBusinessContent.ts';
import { listBusinessContentBySection } from './listBusinessContentBySection.ts';
import { listFeaturedProducts } from './listFeaturedProducts.ts';
import { listOrders } from './listOrders.ts';
import { listProducts } from './listProducts.ts';
import { listProductsByCategory } from './listProductsByCategory.ts';
import { listShoppingCategories } from './listShoppingCategories.ts';

export const shoppingHandlers = {
  listBusinessContent,
  listBusinessContentBySection,
  listShoppingCategories,
  listProducts,
  getProduct,
  listFeaturedProducts,
  listProductsByCategory,
  listOrders,
  createOrder,
  getOrder,
  cancelOrder,
  confirmOrderPayment,
} satisfies Handlers;
