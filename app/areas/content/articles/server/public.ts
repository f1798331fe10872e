/** For rooms above whose rows are named by these. */
export { names as articleNames } from './names.ts'
/** For joins of rooms above: they read it and never write it. */

export { keepArticle } from './commands/keep.ts'
export {
  publishArticle,
  recallArticle,
  refuseArticle,
  scheduleArticle,
  submitArticle,
  withdrawArticle,
} from './commands/move.ts'
export { restoreVersion } from './commands/restore.ts'
export { asCards as asArticleCards, coverOf, sceneOf, shapeOf as shapeOfTopic } from './present.ts'
export {
  findOwn,
  findReviewed,
  listOwn,
  listReviewed,
  listVersions,
  type Reviewed,
  type VersionRow,
} from './queries/keep.ts'
export { type ArticleRow, listArticles, listPublished } from './queries/read.ts'
export { listSearchable } from './queries/searchable.ts'
export { listTopicsOf } from './queries/topics.ts'
export { type ArticleDraft, correctDraft, deleteDraft, insertDraft, updateDraft } from './queries/write.ts'
export { contentArticles } from './tables.ts'
