import { useListOrders } from '@gli/sdk/react';
import { useSearchParams } from 'wouter';
import { keepPage } from '@/data';
import { OrderList } from './OrderList.tsx';
import { toOrderQuery } from './order-query.ts';

/** The order history outside its page. An order opens on the page of the orders. */
export function OrderHistory() {
  const [search] = useSearchParams();
  return <OrderList orders={useListOrders(toOrderQuery(search), keepPage)} openId={null} />;
}
