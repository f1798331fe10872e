import { MONEY_STAYS, messageTemplate } from '#app/areas/notices/messages/rules/templates.ts'

const money = { word: '金额', example: '50.00' }
const card = { word: '尾号', example: '8031' }
const left = { word: '余额', example: '150.00' }

/** What patients are told when a gift card pays. */
export const messages = {
  spent: messageTemplate({
    name: 'gift-card.spent',
    words: '礼品卡在店里扣款',
    kind: 'payment',
    title: '礼品卡已扣款',
    text: '{门店}扣款 {金额} 元，尾号 {尾号} 的卡还剩 {余额} 元。',
    variables: { unit: { word: '门店', example: '市人民医院' }, money, card, left },
    sms: false,
    kept: MONEY_STAYS,
  }),
  putBack: messageTemplate({
    name: 'gift-card.put-back',
    words: '收费窗口把钱退回礼品卡',
    kind: 'payment',
    title: '已退回礼品卡',
    text: '{门店}退款 {金额} 元，已回到尾号 {尾号} 的卡里。',
    variables: { unit: { word: '门店', example: '市人民医院' }, money, card },
    sms: false,
    kept: MONEY_STAYS,
  }),
  spentOnOrder: messageTemplate({
    name: 'gift-card.spent-on-order',
    words: '礼品卡付了订单',
    kind: 'payment',
    title: '礼品卡已扣款',
    text: '{商家}的订单扣款 {金额} 元，尾号 {尾号} 的卡还剩 {余额} 元。',
    variables: { unit: { word: '商家', example: '市人民医院' }, money, card, left },
    sms: false,
    kept: MONEY_STAYS,
  }),
} as const
