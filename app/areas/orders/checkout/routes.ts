import { type Row, room } from '#app/route-table.ts'

const page = room('orders/checkout')

export const rows: readonly Row[] = [
  {
    id: 'R001',
    path: '/activity/activityOrder',
    file: page('activity-order'),
    title: '活动报名',
    query: ['act_id', 'goods_id'],
  },
  {
    id: 'R027',
    path: '/health/orderlist',
    file: page('orderlist'),
    title: '我的订单',
    login: true,
    query: ['state_id', 'keyword'],
  },
  { id: 'R028', path: '/health/orderdetail', file: page('orderdetail'), title: '订单详情', login: true },
  { id: 'R085', path: '/gjyl/orderdetail', file: page('orderdetail'), title: '海外服务订单' },
  { id: 'R086', path: '/gjyl/orderconfirm', file: page('orderconfirm'), title: '确认海外服务订单' },
  { id: 'R030', path: '/health/cancelReason', file: page('cancel-reason'), title: '取消订单' },
  { id: 'R032', path: '/health/orderconfirm', file: page('orderconfirm'), title: '确认订单', login: true },
  { id: 'R033', path: '/health/payconfirm', file: page('payconfirm'), title: '付款', login: true },
  { id: 'health-cart', path: '/health/cart', file: page('cart'), title: '购物车' },
  { id: 'R135', path: '/yiyao/orderPayment', file: page('order-payment'), title: '订单支付' },
]
