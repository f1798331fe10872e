import { asDoctorCard, listDoctorCards } from '#app/areas/guahao/doctors/server/public.ts'
import type { Db } from '#kit/db/open.ts'
import { scenePicture } from '#kit/pictures/address.ts'
import { sourceTips, topics } from '../rules.ts'
import type { ListedRow, listLikes } from './queries/read.ts'

/** What a topic's generated picture shows. */
const drawn: Readonly<Record<number, string>> = {
  1: 'monitor',
  2: 'drop',
  3: 'leaf',
  4: 'baby',
  5: 'baby',
  6: 'moon',
  7: 'motion',
  8: 'tube',
  9: 'mask',
  10: 'tooth',
  11: 'capsule',
  12: 'cane',
}

/** The picture at the head of an article: its own, or the one that is generated for it. */
export const coverOf = ({ id, cover, topicId }: Pick<ListedRow, 'id' | 'cover' | 'topicId'>): string =>
  cover || sceneOf(topicId, `article-${id}`)

/** A generated picture for a topic. */
export const sceneOf = (topicId: number, seed: string): string => scenePicture(shapeOf(topicId), seed)

/** The thing that stands for a topic in generated pictures. */
export const shapeOf = (topicId: number): string => drawn[topicId] ?? 'clipboard'

/** Articles as their cards show them, with who wrote them, in the same order. */
export const asCards = async ({ db, now }: { db: Db; now: Date }, rows: readonly ListedRow[]) => {
  const authors = await listDoctorCards(db, [...new Set(rows.map(({ doctorId }) => doctorId))])
  const byId = new Map(authors.map((author) => [author.id, asDoctorCard(author, { now })]))
  return rows.flatMap((row) => {
    const author = byId.get(row.doctorId)
    return author ? [{ ...asArticle(row), ...asAuthor(author) }] : []
  })
}

const asAuthor = (author: ReturnType<typeof asDoctorCard>) => ({
  doctor_id: author.doctor_id,
  doctor_name: author.doctor_name,
  doctor_image: author.image,
  title_name: author.title_name,
  unit_name: author.unit_name,
  dep_name: author.dep_name,
})

const asArticle = (row: ListedRow) => ({
  article_id: row.id,
  title: row.title,
  summary: row.summary,
  image: coverOf(row),
  cat_id: row.topicId,
  cat_name: topics[row.topicId] ?? '',
  add_time: row.publishedAt ?? row.changedAt,
  source: row.source,
  source_tips: sourceTips(row.source, row.sourceFrom),
  ill_names: row.illNames,
  read_num: row.readCount,
  like_num: row.likeCount,
  minutes: row.minutes,
  is_ad: row.isAd,
  is_demo: row.isDemo,
})

/** Who likes an article, as others see them. */
export const asAdmirer = (row: Awaited<ReturnType<typeof listLikes>>['rows'][number]) => ({
  user_name: row.readerName,
  user_image: `/pictures/portrait/${encodeURIComponent(row.readerName)}-${row.likedAt.getTime()}.svg`,
  add_time: row.likedAt,
})
