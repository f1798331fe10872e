import { findGoods } from '#app/areas/mall/goods/server/public.ts'
import type { Context } from '#app/context.ts'
import { dayOf } from '#kit/time/day.ts'
import { earlier } from '#kit/time/span.ts'
import { type Hint, hintsFor } from '../../rules/hints.ts'
import { contentOf } from '../present.ts'
import { listSince } from '../queries.ts'

/** Allergies are read in what was prescribed within so many days. */
const ALLERGY_DAYS = 3_650
/** The same ingredient within so many days may be once too often. */
const TWICE_DAYS = 30

/** What is about to be prescribed to whom. */
interface Meant {
  memberId: number
  drugName: string
  /** What it is in the mall; null where it is not sold here. */
  goodsId: number | null
  dosage: string
  /** What is said of allergies now, and by whom. */
  allergies: readonly { words: string; source: string }[]
}

/** What the data say that a doctor should see before they sign; nothing of it refuses. */
export const findHints = async (
  ctx: Context,
  { memberId, drugName, goodsId, dosage, allergies }: Meant,
): Promise<Hint[]> => {
  const { db, now } = ctx
  const goods = goodsId === null ? undefined : await findGoods(db, goodsId)
  const parts = goods ? [...goods.detailParts, { title: '', lines: [goods.subtitle, goods.notice] }] : []
  const rows = await listSince(db, memberId, earlier(now, { days: ALLERGY_DAYS }))
  const recent = earlier(now, { days: TWICE_DAYS })
  const before = rows.map((row) => ({ row, content: contentOf(row, ctx) }))
  return hintsFor({
    drug: { name: drugName, parts },
    dosage,
    allergies: [...allergies, ...before.map(({ content }) => ({ words: content.allergy, source: '以前的处方' }))],
    others: before
      .filter(({ row }) => row.madeAt > recent)
      .map(({ row, content }) => ({ drug: content.drug, day: dayOf(row.madeAt) })),
  })
}
