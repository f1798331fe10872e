import { messageTemplate } from '#app/areas/notices/messages/rules/templates.ts'

const time = { word: '时间', example: '11 月 30 日（周一）上午 9:00–9:30' }

/** What patients are told who wait for a place, or for the release of places. */
export const messages = {
  ended: messageTemplate({
    name: 'waitlist.ended',
    words: '候补没有轮到就结束了',
    kind: 'waitlist',
    title: '候补已结束',
    text: '{时间} 的候补{原因}。可以看看其他时间或医生。',
    variables: { time, reason: { word: '原因', example: '因医生停诊已结束' } },
    sms: false,
    kept: '还在等的人要知道不用等了',
  }),
  handed: messageTemplate({
    name: 'waitlist.handed',
    words: '候补到号了',
    kind: 'waitlist',
    title: '候补成功',
    text: '{时间}：号已为您保留，{号} 号。{付款}',
    variables: {
      time,
      number: { word: '号', example: '12' },
      pay: { word: '付款', example: '请在 18:00 前支付 50.00 元。' },
    },
    sms: true,
    kept: '候补到的号要按时付款，不能关',
  }),
  passed: messageTemplate({
    name: 'waitlist.passed',
    words: '轮到了但约不成，号给了下一位',
    kind: 'waitlist',
    title: '未候补到',
    text: '{时间}：轮到您时{原因}，这次候补已结束，号给了下一位。',
    variables: { time, reason: { word: '原因', example: '您当天的预约已满' } },
    sms: true,
  }),
  release: messageTemplate({
    name: 'waitlist.release',
    words: '患者要提醒的号快放出来了',
    kind: 'reminder',
    title: '快放号了',
    text: '{医生}医生 {日期} 的号 {几点} 放出，提前打开页面等着。',
    variables: {
      doctor: { word: '医生', example: '张一' },
      date: { word: '日期', example: '12 月 6 日' },
      clock: { word: '几点', example: '20:00' },
    },
    sms: true,
  }),
} as const
