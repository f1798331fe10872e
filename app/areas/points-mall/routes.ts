import { type Row, room } from '#app/route-table.ts'

const page = room('points-mall')

export const rows: Row[] = [
  {
    id: 'R122',
    path: '/integral/index',
    file: page('index'),
    title: '积分商城',
    query: ['category_id', 'sort'],
  },
  { id: 'R123', path: '/integral/currentHot', file: page('current-hot'), title: '当前热门' },
  { id: 'R124', path: '/integral/more', file: page('more'), title: '更多商品', query: ['labelId'] },
  { id: 'R125', path: '/integral/orderList', file: page('order-list'), title: '我的兑换', query: ['state'] },
  {
    id: 'points-goods',
    path: '/integral/goods',
    file: page('goods'),
    title: '积分商品',
    query: ['goods_id', 'addressId'],
  },
  {
    id: 'points-order',
    path: '/integral/order',
    file: page('order'),
    title: '兑换详情',
    login: true,
    query: ['order_id'],
  },
]
