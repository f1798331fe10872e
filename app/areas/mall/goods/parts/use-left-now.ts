import { useEffect, useState } from 'react'
import { callApi } from '#kit/wire/browser/caller.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { type detailDynamic, goodsSpecials } from '../contract.ts'

type Live = CallOutput<typeof detailDynamic>

/**
 * Goods with what is left of each specification now: who was away from the page (in a chat, at a parent's) chooses among what is there
 * when they come back, not among what was there when they left.
 */
export const useLeftNow = (live: Live): Live => {
  const [fresh, setFresh] = useState<{ of: Live; specials: Live['specials'] }>()
  useEffect(() => {
    const ask = () => {
      if (document.visibilityState !== 'visible') return
      callApi(goodsSpecials, { goods_id: live.goods_id }).then(
        ({ list }) => setFresh({ of: live, specials: list }),
        () => undefined,
      )
    }
    document.addEventListener('visibilitychange', ask)
    return () => document.removeEventListener('visibilitychange', ask)
  }, [live])
  return fresh?.of === live ? { ...live, specials: fresh.specials } : live
}
