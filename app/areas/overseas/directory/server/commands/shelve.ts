import { shelveGoods } from '#app/areas/mall/goods/server/public.ts'
import type { Context } from '#app/context.ts'
import { transactInside } from '#kit/db/inside.ts'
import { dayOf } from '#kit/time/day.ts'
import { listToShelve } from '../queries/manage.ts'
import { updatePackage } from '../queries/write.ts'

/**
 * Takes services off the mall's shelf whose hospital is not proven any more, or whose kind the desk hides, so that no list and no search
 * of the mall has them, and puts them back once that is over. What the desk itself took off stays off.
 */
export const shelveByProof = (ctx: Context): Promise<void> =>
  transactInside(ctx, async (inside) => {
    const { off, back } = await listToShelve(inside.db, dayOf(inside.now))
    for (const id of off) {
      await shelveGoods(inside, id, false)
      await updatePackage(inside.db, id, { isTakenOff: true })
    }
    for (const id of back) {
      await shelveGoods(inside, id, true)
      await updatePackage(inside.db, id, { isTakenOff: false })
    }
  })
