import { MONEY_STAYS, messageTemplate } from '#app/areas/notices/messages/rules/templates.ts'

const answer = { word: '答复', example: '我们和医生核实过了，已经提醒医生改正。' }

/** What patients are told of their complaints. */
export const messages = {
  refunded: messageTemplate({
    name: 'complaint.refunded',
    words: '问诊投诉：同意退款',
    kind: 'order',
    title: '问诊费将退回',
    text: '{金额} 元将原路退回。{答复}',
    variables: { money: { word: '金额', example: '50.00' }, answer },
    sms: true,
    kept: MONEY_STAYS,
  }),
  declined: messageTemplate({
    name: 'complaint.declined',
    words: '问诊投诉：不同意退款',
    kind: 'order',
    title: '退款申请没有通过',
    text: '{答复}',
    variables: { answer },
    sms: true,
    kept: MONEY_STAYS,
  }),
  answered: messageTemplate({
    name: 'complaint.answered',
    words: '问诊投诉：有了答复',
    kind: 'order',
    title: '投诉有了答复',
    text: '{答复}',
    variables: { answer },
    sms: true,
    kept: '投诉的结果要让患者知道',
  }),
} as const
