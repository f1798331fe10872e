import { sourceTips, topics } from '#app/areas/content/articles/rules.ts'
import { coverOf, type findReviewed, type listReviewed } from '#app/areas/content/articles/server/public.ts'
import { articleStates } from '#app/areas/content/articles/states.ts'
import { titles } from '#app/areas/guahao/doctors/rules.ts'

type Waiting = Awaited<ReturnType<typeof listReviewed>>['rows'][number]
type Sheet = NonNullable<Awaited<ReturnType<typeof findReviewed>>>

/** An article as the desk's list shows it. */
export const asWaiting = ({ article, doctorName }: Waiting) => ({
  article_id: article.id,
  title: article.title,
  doctor_name: doctorName,
  cat_name: topics[article.topicId] ?? '',
  source_tips: sourceTips(article.source, article.sourceFrom),
  is_ad: article.isAd,
  read_num: article.readCount,
  says: article.says,
  submit_time: article.submittedAt,
  publish_time: article.publishesAt,
})

/** An article as it is read before it is decided. */
export const asDraft = ({ article, doctorName, title }: Sheet) => ({
  article_id: article.id,
  version: article.version,
  title: article.title,
  summary: article.summary,
  image: coverOf(article),
  content: article.blocks,
  doctor_name: doctorName,
  title_name: titles[title] ?? '',
  cat_name: topics[article.topicId] ?? '',
  source_tips: sourceTips(article.source, article.sourceFrom),
  ill_names: article.illNames,
  is_ad: article.isAd,
  state: article.state,
  state_desc: articleStates[article.state].words,
  says: article.says,
  publish_time: article.publishesAt,
})
