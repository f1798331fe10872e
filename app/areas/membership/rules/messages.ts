import { MONEY_STAYS, messageTemplate } from '#app/areas/notices/messages/rules/templates.ts'

const combo = { word: '套餐', example: '年卡会员' }

/** What patients are told of their membership. */
export const messages = {
  begun: messageTemplate({
    name: 'member.begun',
    words: '会员开通了',
    kind: 'system',
    title: '会员已开通',
    text: '{套餐}已开通，有效期到 {到期日}。',
    variables: { combo, until: { word: '到期日', example: '2027-11-29' } },
    sms: false,
  }),
  ended: messageTemplate({
    name: 'member.ended',
    words: '会员到期了',
    kind: 'system',
    title: '会员已到期',
    text: '会员权益已经到期。需要的话可以随时续费，成长值和等级会一直保留。',
    variables: {},
    sms: false,
  }),
  refunded: messageTemplate({
    name: 'member.refunded',
    words: '会员退款了',
    kind: 'payment',
    title: '会员已退款',
    text: '{套餐}已退回，{金额} 元将原路退回。',
    variables: { combo, money: { word: '金额', example: '50.00' } },
    sms: false,
    kept: MONEY_STAYS,
  }),
  paidLate: messageTemplate({
    name: 'member.paid-late',
    words: '付款到账前会员订单已经关闭，钱退回',
    kind: 'payment',
    title: '付款已退回',
    text: '会员订单在付款到账前已经关闭，{金额} 元将原路退回。仍需要的话可以重新开通。',
    variables: { money: { word: '金额', example: '50.00' } },
    sms: true,
    kept: MONEY_STAYS,
  }),
  benefit: messageTemplate({
    name: 'member.benefit',
    words: '会员权益的预约有了进展',
    kind: 'system',
    title: '会员权益预约',
    text: '您预约的“{权益}”{进展}{原因}',
    variables: {
      benefit: { word: '权益', example: '年度体检' },
      state: { word: '进展', example: '已取消，次数已退回' },
      reason: { word: '原因', example: '：当天医生停诊' },
    },
    sms: false,
  }),
} as const
