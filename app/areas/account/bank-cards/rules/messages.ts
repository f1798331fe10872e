import { MONEY_STAYS, messageTemplate } from '#app/areas/notices/messages/rules/templates.ts'

const money = { word: '金额', example: '200.00' }

/** What patients are told of money for their sub-account. */
export const messages = {
  filled: messageTemplate({
    name: 'bank-card.filled',
    words: '子账户充值到账',
    kind: 'payment',
    title: '充值到账',
    text: '{金额} 元已存入您的子账户，不用时可以随时退回。',
    variables: { money },
    sms: false,
    kept: MONEY_STAYS,
  }),
  returned: messageTemplate({
    name: 'bank-card.returned',
    words: '充值到得晚了，退回',
    kind: 'payment',
    title: '充值已退回',
    text: '这笔 {金额} 元的充值已经关闭，钱到得晚了，会原路退回，一般几分钟到账。',
    variables: { money },
    sms: false,
    kept: MONEY_STAYS,
  }),
} as const
