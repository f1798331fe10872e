import { isTopic, MOST, picturesIn } from '#app/areas/content/articles/rules.ts'
import type { ArticleDraft, ArticleRow } from '#app/areas/content/articles/server/public.ts'
import { takeArticlePictures } from '#app/areas/files/server/public.ts'
import { areIllnesses } from '#app/areas/guahao/illnesses/server/public.ts'
import type { DoctorContext } from '#app/context.ts'
import type { ParsedInput } from '#kit/wire/call.ts'
import type { benchArticleAdd } from '../../contract.ts'

type Written = ParsedInput<typeof benchArticleAdd>

type Fault = 'unknown-topic' | 'unknown-illness' | 'no-source' | 'pictures' | 'too-many-pictures'

/** What was written as an article is stored, its pictures taken up; or why it cannot be. */
export const draftOf = async (
  ctx: DoctorContext,
  written: Written,
  before?: ArticleRow,
): Promise<ArticleDraft | Fault> => {
  const { cat_id: topicId, title, summary, image: cover = '', content: blocks, source, ill_names: illNames } = written
  if (!isTopic(topicId)) return 'unknown-topic'
  const sourceFrom = source === 'reposted' ? (written.source_from ?? '') : ''
  if (source === 'reposted' && sourceFrom === '') return 'no-source'
  if (!(await areIllnesses(ctx.db, illNames))) return 'unknown-illness'
  const pictures = picturesIn(blocks)
  if (pictures.length > MOST.pictures) return 'too-many-pictures'
  const had = new Set(before ? [before.cover, ...picturesIn(before.blocks)] : [])
  const added = [cover, ...pictures].filter((address) => address !== '' && !had.has(address))
  if (!(await takeArticlePictures(ctx.db, ctx.doctor.doctorId, added))) return 'pictures'
  return { topicId, title, summary, cover, blocks, source, sourceFrom, illNames, isAd: written.is_ad === 1 }
}
