import { useEffect, useState } from 'react'
import { reportConversion } from '#app/areas/analytics/cards/report-conversion.ts'
import { statisticView } from '#app/areas/analytics/contract.ts'
import { ARTICLE } from '#app/areas/analytics/rules.ts'
import { callApi } from '#kit/wire/browser/caller.ts'
import { useSession } from '#kit/wire/browser/session.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { docsayDetail } from '../contract.ts'

/** What the reader does with an article, and how many like it. */
export interface Mine {
  likes: number
  isLiked: boolean
  isKept: boolean
}

const mineIn = ({ like_num, is_liked, is_mark }: CallOutput<typeof docsayDetail>): Mine => ({
  likes: like_num,
  isLiked: is_liked === 1,
  isKept: is_mark === 1,
})

/** What is the reader's own: the page comes as any visitor sees it, their browser asks again. */
export const useMine = (article: CallOutput<typeof docsayDetail>) => {
  const signedIn = useSession() !== null
  const [mine, setMine] = useState(mineIn(article))
  useEffect(() => {
    setMine(mineIn(article))
    if (!signedIn) return
    callApi(docsayDetail, { id: article.article_id }).then(
      (again) => setMine(mineIn(again)),
      () => undefined,
    )
  }, [signedIn, article])
  return [mine, setMine] as const
}

/** Tells once that an article was read. */
export const useRead = (articleId: number) => {
  useEffect(() => {
    callApi(statisticView, { object_type: 'article', object_id: articleId }).catch(() => undefined)
    reportConversion('read', { item_type: ARTICLE, item_id: articleId })
  }, [articleId])
}
