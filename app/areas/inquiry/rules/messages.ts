import { MONEY_STAYS, messageTemplate } from '#app/areas/notices/messages/rules/templates.ts'

const content = { word: '内容', example: '请把最近一次的影像报告传上来。' }

/** What who asked for care abroad is told. */
export const messages = {
  answered: messageTemplate({
    name: 'inquiry.answered',
    words: '海外就医：专人回复了',
    kind: 'system',
    title: '海外就医：{谁}回复了您',
    text: '{内容}',
    variables: { who: { word: '谁', example: '李经理' }, content },
    sms: true,
  }),
  papers: messageTemplate({
    name: 'inquiry.papers',
    words: '海外就医：要补充资料',
    kind: 'system',
    title: '海外就医：请补充资料',
    text: '{内容}',
    variables: { content },
    sms: true,
    kept: '不补充就办不下去，不能关',
  }),
  moved: messageTemplate({
    name: 'inquiry.moved',
    words: '海外就医：进到下一步',
    kind: 'system',
    title: '海外就医：{状态}',
    text: '{下一步}',
    variables: {
      state: { word: '状态', example: '医院评估中' },
      next: { word: '下一步', example: '医院正在看资料，报价会出现在这里。' },
    },
    sms: true,
  }),
  closed: messageTemplate({
    name: 'inquiry.closed',
    words: '海外就医：询价结束了',
    kind: 'system',
    title: '海外就医：这次询价已结束',
    text: '{原因}',
    variables: { reason: { word: '原因', example: '三家医院都没有合适的方案。' } },
    sms: true,
    kept: '结束要让患者知道',
  }),
  quoted: messageTemplate({
    name: 'inquiry.quoted',
    words: '海外就医：有新的报价',
    kind: 'system',
    title: '海外就医：有新的报价',
    text: '{说明}',
    variables: { words: { word: '说明', example: '某医院给出了报价，可以和其他报价并排比较。' } },
    sms: true,
  }),
  paid: messageTemplate({
    name: 'inquiry.paid',
    words: '海外就医：服务费已付',
    kind: 'payment',
    title: '海外就医：服务费已付',
    text: '24 小时内有人答复，72 小时内有第一份报价；没做到，服务费自动全额退。',
    variables: {},
    sms: true,
    kept: MONEY_STAYS,
  }),
  back: messageTemplate({
    name: 'inquiry.back',
    words: '海外就医：退款',
    kind: 'payment',
    title: '海外就医：退款已发起',
    text: '{原因}，{金额} 元将原路退回。',
    variables: {
      reason: { word: '原因', example: '服务费：您撤回了询价' },
      money: { word: '金额', example: '500.00' },
    },
    sms: true,
    kept: MONEY_STAYS,
  }),
} as const
