import { messageTemplate } from '#app/areas/notices/messages/rules/templates.ts'

const seller = { word: '商家', example: '市人民医院' }
const money = { word: '金额', example: '50.00' }
/** Why no desk switches them off. */
const kept = '开票和冲红都是钱的事，要让患者知道'

/** What patients are told of their invoices. */
export const messages = {
  refused: messageTemplate({
    name: 'invoice.refused',
    words: '发票没有开成',
    kind: 'payment',
    title: '发票没有开成',
    text: '开票方说：{原因}。请核对抬头和税号，改好后再提交。',
    variables: { reason: { word: '原因', example: '税号不正确' } },
    sms: false,
    kept,
  }),
  issued: messageTemplate({
    name: 'invoice.issued',
    words: '电子发票开好了',
    kind: 'payment',
    title: '电子发票开好了',
    text: '{商家}的订单，{金额} 元，点开可查看和下载。',
    variables: { seller, money },
    sms: false,
    kept,
  }),
  reversed: messageTemplate({
    name: 'invoice.reversed',
    words: '退款的发票冲红了',
    kind: 'payment',
    title: '退款的发票已冲红',
    text: '{商家}的订单，冲红 {金额} 元，不用您操作。',
    variables: { seller, money },
    sms: false,
    kept,
  }),
} as const
