/** What is talked about, by the word on the wire; an article where none is said. */
export const subjectKinds = ['article', 'video', 'class', 'goods'] as const
/** What is talked about. */
export type SubjectKind = (typeof subjectKinds)[number]

/** The same in words. */
export const subjectWords: Readonly<Record<SubjectKind, string>> = {
  article: '文章',
  video: '视频',
  class: '课程',
  goods: '商品',
}

/** What a discussion is called, and how one takes part in it. */
interface DiscussionWords {
  title: string
  /** Where nobody has said anything. */
  none: string
  /** To say something of one's own. */
  say: string
  /** What could be said. */
  example: string
  /** To answer what somebody said. */
  answer: string
}

const aboutContent: DiscussionWords = {
  title: '大家说',
  none: '还没有人说话。有什么想法，说给大家听听。',
  say: '说两句',
  example: '有帮助的地方、自己的经验，都可以说',
  answer: '回复',
}

/** Content is talked about; of goods one asks who sells and who has bought them. */
export const discussionWords: Readonly<Record<SubjectKind, DiscussionWords>> = {
  article: aboutContent,
  video: aboutContent,
  class: aboutContent,
  goods: {
    title: '问大家',
    none: '还没有人问。买之前想知道的，问问卖家和买过的人。',
    say: '提个问题',
    example: '比如：老人能用吗？要提前预约吗？',
    answer: '回答',
  },
}

/** Most characters of a comment or a reply. */
export const MOST_CHARACTERS = 300
/** Most characters of a reply to a review, and of what a hospital answers. */
export const REPLY_CHARACTERS = 200
/** Most comments and replies of one patient within `WRITING_MINUTES`. */
export const MOST_WRITTEN = 10
/** The time in which they are counted. */
export const WRITING_MINUTES = 10
/** From where something was written is kept so long: six months, the longest that there are, as the law asks. */
export const ORIGIN_DAYS = 184
/** Comments on a page. */
export const PAGE_SIZE = 20
/** Reviews of a class on a page. */
export const REVIEWS_SIZE = 10
/** Replies that stand under a review in a list. */
export const FEW_REPLIES = 20
/** So many stand below what they are about, with the way to all of them. */
export const FEW = 3

/** Stands wherever somebody talks beside health knowledge. */
export const NO_CONSULTATION = '评论区不看病：这里的回答不是问诊，也不能代替看医生。'
