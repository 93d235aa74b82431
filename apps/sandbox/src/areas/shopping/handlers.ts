import type { Handlers } from '../../core/contract/handler.ts';
import { getProduct } from './catalogue/getProduct.ts';
import { listFeaturedProducts } from './catalogue/listFeaturedProducts.ts';
import { listProducts } from './catalogue/listProducts.ts';
import { listProductsByCategory } from './catalogue/listProductsByCategory.ts';
import { listShoppingCategories } from './catalogue/listShoppingCategories.ts';
import { cancelOrder } from './orders/cancelOrder.ts';
import { confirmOrderPayment } from './orders/confirmOrderPayment.ts';
import { createOrder } from './orders/createOrder.ts';
import { getOrder } from './orders/getOrder.ts';
import { listOrders } from './orders/listOrders.ts';

export const shoppingHandlers = {
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
} satisfies Partial<Handlers>;
