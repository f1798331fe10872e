import { MONEY_STAYS, messageTemplate } from '#app/areas/notices/messages/rules/templates.ts'

const lesson = { word: '课程', example: '高血压怎么吃' }

/** What patients are told of audio classes. */
export const messages = {
  unlocked: messageTemplate({
    name: 'class.unlocked',
    words: '朋友们帮忙解锁了课程',
    kind: 'order',
    title: '课程已解锁',
    text: '朋友们帮您解锁了《{课程}》，现在可以完整收听。',
    variables: { lesson },
    sms: false,
  }),
  bought: messageTemplate({
    name: 'class.bought',
    words: '买到了课程',
    kind: 'order',
    title: '购买成功',
    text: '《{课程}》已经可以完整收听，在“我的课程”里随时能找到。',
    variables: { lesson },
    sms: false,
  }),
  paidLate: messageTemplate({
    name: 'class.paid-late',
    words: '付款到账前课程订单已经关闭，钱退回',
    kind: 'payment',
    title: '付款已退回',
    text: '音频课的订单在付款到账前已经关闭，或您已经有这门课，{金额} 元将原路退回。',
    variables: { money: { word: '金额', example: '50.00' } },
    sms: true,
    kept: MONEY_STAYS,
  }),
} as const
