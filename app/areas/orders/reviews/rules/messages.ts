import { messageTemplate } from '#app/areas/notices/messages/rules/templates.ts'

const reason = { word: '原因', example: '含有他人的电话' }

/** What patients are told of their reviews of goods, and of those that they reported. */
export const messages = {
  refused: messageTemplate({
    name: 'review.refused',
    words: '商品评价没有通过审核',
    kind: 'order',
    title: '评价没有通过审核',
    text: '您写的评价暂时不能展示：{原因}。可以在订单里改好再提交。',
    variables: { reason },
    sms: false,
  }),
  hidden: messageTemplate({
    name: 'review.hidden',
    words: '商品评价不再展示',
    kind: 'order',
    title: '您的评价不再展示',
    text: '您写的评价不再展示：{原因}。只有您自己还能看到；有不同意见可以联系客服。',
    variables: { reason },
    sms: false,
    kept: '不展示要让写的人知道',
  }),
  answered: messageTemplate({
    name: 'review.answered',
    words: '商家回复了商品评价',
    kind: 'order',
    title: '商家回复了您的评价',
    text: '{内容}',
    variables: { content: { word: '内容', example: '谢谢您的评价，我们会继续努力。' } },
    sms: false,
  }),
  upheld: messageTemplate({
    name: 'review.report-upheld',
    words: '举报的商品评价核实了，不再展示',
    kind: 'system',
    title: '举报处理结果',
    text: '您举报的商品评价已经核实，不再展示。谢谢您的提醒。',
    variables: {},
    sms: false,
  }),
  dismissed: messageTemplate({
    name: 'review.report-dismissed',
    words: '举报的商品评价没有问题',
    kind: 'system',
    title: '举报处理结果',
    text: '您举报的商品评价已经核实，没有发现不合适的内容，会继续展示。谢谢您的提醒。',
    variables: {},
    sms: false,
  }),
} as const
