import { messageTemplate } from '#app/areas/notices/messages/rules/templates.ts'

const reason = { word: '原因', example: '含有他人的电话' }

/** What readers are told of what they said of articles, videos and classes, and of what they reported. */
export const messages = {
  shown: messageTemplate({
    name: 'discussion.shown',
    words: '评论通过审核',
    kind: 'system',
    title: '您的评论已展示',
    text: '您写的评论已经通过审核，大家都能看到了。',
    variables: {},
    sms: false,
  }),
  refused: messageTemplate({
    name: 'discussion.refused',
    words: '评论没有通过审核',
    kind: 'system',
    title: '您的评论没有通过审核',
    text: '您的评论没有通过审核：{原因}。只有您自己还能看到；有不同意见可以联系客服。',
    variables: { reason },
    sms: false,
    kept: '不展示要让写的人知道',
  }),
  hidden: messageTemplate({
    name: 'discussion.hidden',
    words: '评论不再展示',
    kind: 'system',
    title: '您的评论不再展示',
    text: '您的评论不再展示：{原因}。只有您自己还能看到；有不同意见可以联系客服。',
    variables: { reason },
    sms: false,
    kept: '不展示要让写的人知道',
  }),
  answered: messageTemplate({
    name: 'discussion.answered',
    words: '医院或平台回复了评论、提问',
    kind: 'system',
    title: '您收到了官方回复',
    text: '{谁}：{内容}',
    variables: {
      who: { word: '谁', example: '市人民医院' },
      content: { word: '内容', example: '谢谢您的评价，我们会继续努力。' },
    },
    sms: false,
  }),
  replied: messageTemplate({
    name: 'discussion.replied',
    words: '有人回复了评论或提问',
    kind: 'system',
    title: '有人回复了您',
    text: '{谁}：{内容}',
    variables: {
      who: { word: '谁', example: '王**' },
      content: { word: '内容', example: '我用过，需要提前一天预约。' },
    },
    sms: false,
  }),
  upheld: messageTemplate({
    name: 'discussion.report-upheld',
    words: '举报的评论核实了，不再展示',
    kind: 'system',
    title: '举报处理结果',
    text: '您举报的评论已经核实，不再展示。谢谢您的提醒。',
    variables: {},
    sms: false,
  }),
  dismissed: messageTemplate({
    name: 'discussion.report-dismissed',
    words: '举报的评论没有问题',
    kind: 'system',
    title: '举报处理结果',
    text: '您举报的评论已经核实，没有发现不合适的内容，会继续展示。谢谢您的提醒。',
    variables: {},
    sms: false,
  }),
} as const
