import { messageTemplate } from '#app/areas/notices/messages/rules/templates.ts'

/** What patients are told of goods that they keep. */
export const messages = {
  cheaper: messageTemplate({
    name: 'goods.cheaper',
    words: '收藏的商品降价了',
    kind: 'system',
    title: '您收藏的商品降价了',
    text: '{商品}从 ¥{原价} 降到 ¥{现价}。不想再收到，可以取消收藏。',
    variables: {
      goods: { word: '商品', example: '入职体检套餐' },
      before: { word: '原价', example: '199.00' },
      now: { word: '现价', example: '159.00' },
    },
    sms: false,
  }),
} as const
