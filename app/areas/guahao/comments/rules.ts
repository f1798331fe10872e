/** What can be commented on. */
export const commentKinds = ['unit', 'doctor', 'goods'] as const
/** A kind of thing that can be commented on. */
export type CommentKind = (typeof commentKinds)[number]

/** Letters of a comment. */
export const MOST_CONTENT = 500

/** Words that a comment may be marked with. */
export const praiseWords = [
  '耐心细致',
  '讲解清楚',
  '医术好',
  '态度亲切',
  '候诊时间短',
  '环境整洁',
  '流程方便',
  '对老人友好',
  '对孩子友好',
  '不乱开检查',
  '候诊时间长',
  '沟通太少',
] as const

/** Reasons for a report that the page offers. */
export const reportReasons = ['广告或引流', '人身攻击', '泄露他人隐私', '内容不实', '其他'] as const

/** Where a comment or a reply stands: everybody reads it, its author alone until staff have looked, its author alone for good. */
export const voiceStates = ['shown', 'held', 'hidden'] as const
/** Where a comment or a reply stands. */
export type VoiceState = (typeof voiceStates)[number]

/** The same as its author reads it. */
export const ownVoiceWords: Readonly<Record<VoiceState, string>> = {
  shown: '',
  held: '正在审核，暂时只有您看得到',
  hidden: '已不再展示，只有您看得到',
}

/** What became of a report. */
export const reportStates = ['open', 'upheld', 'dismissed'] as const
/** What became of a report. */
export type ReportState = (typeof reportStates)[number]

/** Within so many hours a report is answered. */
export const REPORT_HOURS = 48

/** Reasons for hiding that pages of the desk offer; the author reads them. */
export const hideReasons = ['含有广告或联系方式', '泄露了他人的隐私', '有辱骂、攻击的话', '与这次经历无关'] as const

/** Most replies of one patient within `REPLY_MINUTES`. */
export const MOST_REPLIES = 10
/** The time in which replies are counted. */
export const REPLY_MINUTES = 10

/** What may not stand in a text that everybody reads: a way to reach somebody, or an insult. Undefined where all is well. */
export const faultIn = (content: string): 'contact-inside' | 'rude' | undefined => {
  const plain = content.normalize('NFKC').toLowerCase().replace(aDate, ' ')
  const dense = plain.replace(/[\s\-_.·,，。]/g, '')
  if (/\d{7,}/.test(dense) || /https?:|www\.|\.(com|cn|net|top|xyz)\b/.test(plain)) return 'contact-inside'
  if (/(微信|v信|vx|wechat|qq|加我)号?[:：]?[a-z0-9]{5,}/.test(dense)) return 'contact-inside'
  return rude.some((word) => dense.includes(word)) ? 'rude' : undefined
}

const aDate = /\d{4}[-./年]\d{1,2}[-./月]\d{1,2}日?/g
const rude = [
  '傻逼',
  '傻b',
  '煞笔',
  '操你',
  '草泥马',
  '他妈的',
  '去死',
  '狗东西',
  '畜生',
  '贱人',
  '王八蛋',
  '滚蛋',
  '废物医生',
]
