/** What is talked about, by the word on the wire; an article where none is said. */
export const subjectKinds = ['article', 'video', 'class'] as const
/** What is talked about. */
export type SubjectKind = (typeof subjectKinds)[number]

/** The same in words. */
export const subjectWords: Readonly<Record<SubjectKind, string>> = {
  article: '文章',
  video: '视频',
  class: '课程',
}

/** Most characters of a comment or a reply. */
export const MOST_CHARACTERS = 300
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
