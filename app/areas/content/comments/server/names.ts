import { sql } from 'drizzle-orm'
import { classNames } from '#app/areas/audio-class/server/public.ts'
import { articleNames } from '#app/areas/content/articles/server/public.ts'
import { videoNames } from '#app/areas/content/videos/server/public.ts'
import { goodsNames } from '#app/areas/mall/goods/server/public.ts'
import { nameIn, oneFor, type RowNamers } from '#kit/db/row-names.ts'
import { contentComments as comments } from './tables.ts'

/** Titles of what may be spoken of: one of them. */
const subjects = [
  nameIn(articleNames.article, comments.articleId),
  nameIn(videoNames.video, comments.videoId),
  nameIn(classNames.class, comments.classId),
  nameIn(goodsNames.goods, comments.goodsId),
]

/** What readers say, and the rules for it, are called. */
export const names = {
  discussion: { id: comments.id, name: sql`coalesce(${sql.join(subjects, sql`, `)})` },
  'discussion-rules': oneFor('hospital'),
} satisfies RowNamers
