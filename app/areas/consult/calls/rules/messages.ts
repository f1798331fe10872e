import { messageTemplate } from '#app/areas/notices/messages/rules/templates.ts'

/** What patients, and doctors on their phone, are told of calls. */
export const messages = {
  ringing: messageTemplate({
    name: 'call.ringing',
    words: '医生打来电话',
    kind: 'order',
    title: '医生正在给您打电话',
    text: '请接听 {号码} 的来电。双方都看不到对方的号码。',
    variables: { shown: { word: '号码', example: '010-12345678' } },
    sms: false,
  }),
  unanswered: messageTemplate({
    name: 'call.unanswered',
    words: '通话没有接通',
    kind: 'order',
    title: '通话没有接通',
    text: '刚才的通话没有接通，可以进入问诊再试一次。医生没有在承诺时间内和您通话的话，会自动全额退款。',
    variables: {},
    sms: false,
  }),
  video: messageTemplate({
    name: 'call.video',
    words: '医生在视频诊室里等患者',
    kind: 'order',
    title: '医生请您视频',
    text: '医生已经在视频诊室里等您，请现在进入。',
    variables: {},
    sms: true,
    kept: '错过通话不退费，不能关',
  }),
  doctorNear: messageTemplate({
    name: 'call.doctor-near',
    words: '约定的通话快开始了，发给医生',
    kind: 'reminder',
    title: '约定的问诊快开始了',
    text: '{时间} 有一位患者约了您通话，请在工作台的“通话”里进入。',
    variables: { time: { word: '时间', example: '12 月 1 日 19:00' } },
    sms: true,
    smsOnly: true,
    kept: '患者在等，不能关',
  }),
} as const
