import { messageTemplate } from '#app/areas/notices/messages/rules/templates.ts'

const time = { word: '时间', example: '11 月 30 日（周一）上午 9:00–9:30' }
const kept = '停诊通知不能关'

/** What patients are told when a clinic of theirs is stopped. */
export const messages = {
  stopped: messageTemplate({
    name: 'stop.choose',
    words: '停诊，请患者选择',
    kind: 'stop',
    title: '医生停诊',
    text: '{时间} 的门诊停诊（{原因}）。请在 {截止} 前选择{选项}，没有选择会自动退款。',
    variables: {
      time,
      reason: { word: '原因', example: '医生出诊变动' },
      until: { word: '截止', example: '11月29日 周日 18:00' },
      choices: { word: '选项', example: '替诊医生、其他日期或退款' },
    },
    sms: true,
    kept,
  }),
  refunded: messageTemplate({
    name: 'stop.refunded',
    words: '停诊，挂号费退回',
    kind: 'stop',
    title: '停诊退款',
    text: '{时间} 的门诊停诊，挂号费 {金额} 元将原路退回。',
    variables: { time, money: { word: '金额', example: '50.00' } },
    sms: true,
    kept,
  }),
  cancelled: messageTemplate({
    name: 'stop.cancelled',
    words: '停诊，免费的预约取消了',
    kind: 'stop',
    title: '停诊预约已取消',
    text: '{时间} 的门诊停诊，预约已取消。',
    variables: { time },
    sms: true,
    kept,
  }),
} as const
