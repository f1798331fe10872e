import { useEffect, useState } from 'react'
import { reportConversion } from '#app/areas/analytics/cards/report-conversion.ts'
import { statisticView } from '#app/areas/analytics/contract.ts'
import { GOODS } from '#app/areas/analytics/rules.ts'
import { callApi } from '#kit/wire/browser/caller.ts'
import { useSession } from '#kit/wire/browser/session.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { detailDynamic } from '../contract.ts'

type Live = CallOutput<typeof detailDynamic>

/** What of goods is the asker's own: the page comes as any visitor sees it, their browser asks again. */
export const useLive = (first: Live) => {
  const signedIn = useSession() !== null
  const [live, setLive] = useState(first)
  const { goods_id } = first
  useEffect(() => setLive(first), [first])
  useEffect(() => {
    if (signedIn) callApi(detailDynamic, { goods_id }).then(setLive, () => undefined)
  }, [signedIn, goods_id])
  return [live, setLive] as const
}

/** Tells once that goods were looked at. */
export const useSeen = (kind: 'goods' | 'project', goodsId: number) => {
  useEffect(() => {
    callApi(statisticView, { object_type: kind, object_id: goodsId }).catch(() => undefined)
    reportConversion('view', { item_type: GOODS, item_id: goodsId })
  }, [kind, goodsId])
}
