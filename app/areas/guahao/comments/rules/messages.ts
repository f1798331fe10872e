import { messageTemplate } from '#app/areas/notices/messages/rules/templates.ts'

const who = { word: '谁', example: '市人民医院' }
const content = { word: '内容', example: '谢谢您的评价，我们会继续努力。' }

/** What patients are told of their comments on doctors and hospitals, and of those that they reported. */
export const messages = {
  shown: messageTemplate({
    name: 'comment.shown',
    words: '评价通过审核',
    kind: 'system',
    title: '您的评价已展示',
    text: '您写的评价已经通过审核，大家都能看到了，谢谢您的分享。',
    variables: {},
    sms: false,
  }),
  hidden: messageTemplate({
    name: 'comment.hidden',
    words: '评价不再展示',
    kind: 'system',
    title: '您的评价不再展示',
    text: '您写的评价不再展示：{原因}。只有您自己还能看到；有不同意见可以联系客服。',
    variables: { reason: { word: '原因', example: '含有他人的电话' } },
    sms: false,
    kept: '不展示要让写的人知道',
  }),
  answered: messageTemplate({
    name: 'comment.answered',
    words: '医院回复了评价',
    kind: 'system',
    title: '医院回复了您的评价',
    text: '{谁}：{内容}',
    variables: { who, content },
    sms: false,
  }),
  answeredByDoctor: messageTemplate({
    name: 'comment.answered-by-doctor',
    words: '医生回复了评价',
    kind: 'system',
    title: '医生回复了您的评价',
    text: '{医生}医生：{内容}',
    variables: { doctor: { word: '医生', example: '张一' }, content },
    sms: false,
  }),
  upheld: messageTemplate({
    name: 'comment.report-upheld',
    words: '举报的评价核实了，不再展示',
    kind: 'system',
    title: '举报处理结果',
    text: '您举报的评价已经核实，不再展示。谢谢您帮助大家看到真实的评价。',
    variables: {},
    sms: false,
  }),
  dismissed: messageTemplate({
    name: 'comment.report-dismissed',
    words: '举报的评价没有问题',
    kind: 'system',
    title: '举报处理结果',
    text: '您举报的评价已经核实，没有发现不合适的内容，会继续展示。谢谢您的提醒。',
    variables: {},
    sms: false,
  }),
} as const
