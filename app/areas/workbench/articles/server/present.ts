import { faultIn, faultWords, topics } from '#app/areas/content/articles/rules.ts'
import { type ArticleRow, coverOf, type VersionRow } from '#app/areas/content/articles/server/public.ts'
import { articleStates } from '#app/areas/content/articles/states.ts'

/** An article as its author's list shows it. */
export const asRow = (row: ArticleRow) => ({
  article_id: row.id,
  title: row.title,
  image: coverOf(row),
  cat_name: topics[row.topicId] ?? '',
  state: row.state,
  state_desc: articleStates[row.state].words,
  says: row.says,
  read_num: row.readCount,
  like_num: row.likeCount,
  change_time: row.changedAt,
})

/** An article as its author writes it. */
export const asDraft = (row: ArticleRow) => ({
  article_id: row.id,
  version: row.version,
  cat_id: row.topicId,
  title: row.title,
  summary: row.summary,
  image: row.cover,
  content: row.blocks,
  source: row.source,
  source_from: row.sourceFrom,
  ill_names: row.illNames,
  is_ad: row.isAd,
  state: row.state,
  state_desc: articleStates[row.state].words,
  says: row.says,
  publish_time: row.publishesAt,
  is_corrected: row.correctedBy !== null,
  may_write: articleStates[row.state].written,
  fault_words: wordsOf(row),
})

const wordsOf = (row: ArticleRow): string => {
  const fault = faultIn(row)
  return fault ? faultWords[fault] : ''
}

/** An earlier writing. */
export const asVersion = ({ version, title, summary, blocks, writtenAt }: VersionRow) => ({
  version,
  title,
  summary,
  content: blocks,
  change_time: writtenAt,
})
