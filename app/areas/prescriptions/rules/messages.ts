import { messageTemplate } from '#app/areas/notices/messages/rules/templates.ts'

/** What patients are told of their prescriptions. No drug is named: messages are read over shoulders. */
export const messages = {
  waiting: messageTemplate({
    name: 'prescription.waiting',
    words: '门诊医生开了处方，等药师审核',
    kind: 'order',
    title: '医生开了处方',
    text: '正在等药师审核，通过后会再通知您。',
    variables: {},
    sms: false,
  }),
  approved: messageTemplate({
    name: 'prescription.approved',
    words: '处方审核通过',
    kind: 'order',
    title: '处方审核通过',
    text: '请在 {截止} 前{怎么用}。',
    variables: {
      until: { word: '截止', example: '2026-12-02 18:00' },
      how: { word: '怎么用', example: '下单，只能使用一次' },
    },
    sms: true,
    kept: '处方有期限，不能关',
  }),
  refused: messageTemplate({
    name: 'prescription.refused',
    words: '处方没有通过审核',
    kind: 'order',
    title: '处方没有通过审核',
    text: '{原因}。可以按说明重新上传。',
    variables: { reason: { word: '原因', example: '照片不清楚' } },
    sms: true,
    kept: '处方有期限，不能关',
  }),
  withdrawn: messageTemplate({
    name: 'prescription.withdrawn',
    words: '处方撤回了',
    kind: 'order',
    title: '处方已撤回',
    text: '{说明}',
    variables: { words: { word: '说明', example: '门诊医生撤回了处方，有疑问请问开方的医生。' } },
    sms: false,
    kept: '处方不能再用要让患者知道',
  }),
  expired: messageTemplate({
    name: 'prescription.expired',
    words: '处方过期了',
    kind: 'order',
    title: '处方已过期',
    text: '还需要用药的话，请重新上传处方，或请医生再开。',
    variables: {},
    sms: false,
  }),
} as const
