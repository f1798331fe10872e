import { messageTemplate } from '#app/areas/notices/messages/rules/templates.ts'

const seller = { word: '卖家', example: '市人民医院' }
const days = { word: '几天', example: '7' }
const money = { word: '金额', example: '128.00' }
const reason = { word: '原因', example: '商品已拆封' }
const kept = '关于钱的通知不能关'

/** What patients are told of a refund that they asked for. */
export const messages = {
  sendBack: messageTemplate({
    name: 'refund.send-back',
    words: '同意退货，请寄回',
    kind: 'payment',
    title: '请寄回商品',
    text: '{卖家}的退货申请已同意，请在 {几天} 天内寄回商品，并填写快递单号。',
    variables: { seller, days },
    sms: true,
    kept,
  }),
  declined: messageTemplate({
    name: 'refund.declined',
    words: '没有同意退款',
    kind: 'payment',
    title: '退款申请被拒绝',
    text: '{卖家}没有同意退款：{原因}。不同意的话，{几天} 天内可以申请平台介入。',
    variables: { seller, reason, days },
    sms: true,
    kept,
  }),
  closed: messageTemplate({
    name: 'refund.closed',
    words: '退款关闭了',
    kind: 'payment',
    title: '退款已关闭',
    text: '{卖家}的退款已关闭：{原因}。',
    variables: { seller, reason },
    sms: false,
    kept,
  }),
  agreed: messageTemplate({
    name: 'refund.agreed',
    words: '同意退款，钱在路上',
    kind: 'payment',
    title: '退款已同意',
    text: '{卖家}的 {金额} 元正在原路退回，一般 1 到 3 个工作日到账{礼品卡}。',
    variables: { seller, money, cards: { word: '礼品卡', example: '，另有 20.00 元已退回礼品卡' } },
    sms: true,
    kept,
  }),
  arrived: messageTemplate({
    name: 'refund.arrived',
    words: '退款到账',
    kind: 'payment',
    title: '退款已到账',
    text: '{卖家}的 {金额} 元已退回{去哪里}。',
    variables: { seller, money, where: { word: '去哪里', example: '原付款账户' } },
    sms: false,
    kept,
  }),
} as const
