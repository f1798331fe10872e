import { MONEY_STAYS, messageTemplate } from '#app/areas/notices/messages/rules/templates.ts'

const seller = { word: '卖家', example: '市人民医院' }
const carrier = { word: '快递', example: '顺丰速运' }
const parcel = { word: '单号', example: 'SF1234567890' }
const money = { word: '金额', example: '128.00' }

/** What patients are told of what they bought. */
export const messages = {
  paid: messageTemplate({
    name: 'order.paid',
    words: '商品订单付款成功',
    kind: 'order',
    title: '付款成功',
    text: '{卖家}的订单已付款 {金额} 元，{接下来}',
    variables: { seller, money, next: { word: '接下来', example: '正在准备发货。' } },
    sms: false,
  }),
  paidLate: messageTemplate({
    name: 'order.paid-late',
    words: '付款到账前订单已关闭，钱退回',
    kind: 'payment',
    title: '付款已退回',
    text: '订单在付款到账前已经关闭或付过款，{金额} 元将原路退回。仍需要的话可以重新下单。',
    variables: { money },
    sms: true,
    kept: MONEY_STAYS,
  }),
  lessened: messageTemplate({
    name: 'order.lessened',
    words: '商家给还没付款的订单减价',
    kind: 'order',
    title: '订单已改价',
    text: '{卖家}为您的订单减了 {减多少} 元，还需付款 {金额} 元。',
    variables: { seller, less: { word: '减多少', example: '20.00' }, money },
    sms: false,
    kept: MONEY_STAYS,
  }),
  expired: messageTemplate({
    name: 'order.expired',
    words: '没有按时付款，订单关闭',
    kind: 'order',
    title: '订单已关闭',
    text: '{卖家}的订单没有在规定时间内付款，已经关闭，{退回什么}已退回。仍需要的话可以重新下单。',
    variables: { seller, back: { word: '退回什么', example: '优惠券和礼品卡余额' } },
    sms: false,
  }),
  shipped: messageTemplate({
    name: 'order.shipped',
    words: '商品发货了',
    kind: 'order',
    title: '包裹已发出',
    text: '{卖家}的包裹已由{快递}发出，单号 {单号}。',
    variables: { seller, carrier, parcel },
    sms: false,
  }),
  shippedApart: messageTemplate({
    name: 'order.shipped-apart',
    words: '分成几个包裹，又发出一个',
    kind: 'order',
    title: '又一个包裹已发出',
    text: '{卖家}把您的商品分成几个包裹寄出，这一个由{快递}发出，单号 {单号}。',
    variables: { seller, carrier, parcel },
    sms: false,
  }),
} as const
