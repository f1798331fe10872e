import { messageTemplate } from '#app/areas/notices/messages/rules/templates.ts'

const time = { word: '时间', example: '11 月 30 日（周一）上午 9:00–9:30' }
const goods = { word: '项目', example: '入职体检' }
const hospital = { word: '医院', example: '市人民医院' }

/** What patients are told of their appointments for what they bought. */
export const messages = {
  made: messageTemplate({
    name: 'appointment.made',
    words: '到院项目预约成功',
    kind: 'order',
    title: '预约成功',
    text: '{项目}，{时间}，{医院}。请带好证件，提前 10 分钟到，出示核销码。',
    variables: { goods, time, hospital },
    sms: true,
  }),
  moved: messageTemplate({
    name: 'appointment.moved',
    words: '到院项目改约成功',
    kind: 'order',
    title: '改约成功',
    text: '{项目}，{时间}，{医院}。请带好证件，提前 10 分钟到，出示核销码。',
    variables: { goods, time, hospital },
    sms: true,
  }),
  cancelled: messageTemplate({
    name: 'appointment.cancelled',
    words: '到院项目的预约取消了',
    kind: 'order',
    title: '预约已取消',
    text: '{时间} 的预约已取消{原因}。',
    variables: { time, reason: { word: '原因', example: '：医院设备检修' } },
    sms: false,
  }),
  missed: messageTemplate({
    name: 'appointment.missed',
    words: '到院项目没有来',
    kind: 'order',
    title: '错过了预约',
    text: '{时间} 没有到院记录。订单还在有效期内，可以重新预约一个时间。',
    variables: { time },
    sms: false,
  }),
  reminder: messageTemplate({
    name: 'appointment.reminder',
    words: '到院前一天晚上提醒',
    kind: 'reminder',
    title: '预约提醒',
    text: '{就诊人} {时间} 到{医院}。请带好证件，提前 10 分钟到，出示核销码。{空腹}',
    variables: {
      member: { word: '就诊人', example: '张三' },
      time,
      hospital,
      fasting: { word: '空腹', example: '抽血前请空腹 8 小时。' },
    },
    sms: true,
  }),
} as const
