import { useListOrders } from '@gli/sdk/react';
import { useSearchParams } from 'wouter';
import { keepPage } from '@/data';
import { OrderList, toOrderQuery } from './OrderList.tsx';

/** The order history as a tab of My Page. An order opens on the page of the orders. */
export function OrdersTab() {
  const [search] = useSearchParams();
  return <OrderList orders={useListOrders(toOrderQuery(search), keepPage)} openId={null} />;
}
