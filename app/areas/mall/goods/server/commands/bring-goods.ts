import { insertStocks } from '#app/areas/mall/stock/server/public.ts'
import type { Db } from '#kit/db/open.ts'
import { type BroughtSpecial, calledAs, type Matched, matchSpecials, type SpecialsFault } from '../../rules/brought.ts'
import { limitNameOf, rangeOf } from '../../rules.ts'
import { noteBrands } from '../queries/brands.ts'
import { type Known, listKnown, upsertGoods } from '../queries/brought.ts'
import { updateSku } from '../queries/manage.ts'
import { insertSkus, type NewGoods } from '../queries/seed.ts'

/** Goods as a file brings them, with what it says they are sold as. */
export type BroughtGoods = Omit<NewGoods, 'fromFen' | 'toFen' | 'orgFen'> & { specials: readonly BroughtSpecial[] }

/** What became of goods: of each specification that is new or differs, and why some goods cannot be taken. */
interface BroughtOutcome {
  came: Map<BroughtSpecial, 'added' | 'changed'>
  /** Goods that are new or differ, and those of them that were there before. */
  ids: number[]
  changedIds: number[]
  faults: Map<BroughtGoods, SpecialsFault>
}

/** Goods with the specifications that they have, beside those that the file brings. */
interface Plan {
  goods: BroughtGoods
  known: readonly Known[]
  matched: readonly Matched<Known>[]
}

/**
 * Writes goods that a file brings. New ones stand on no shelf yet; specifications that the file does not name stay, and so do the
 * pieces of those that are there.
 */
export const bringGoods = async (
  db: Db,
  brought: readonly BroughtGoods[],
  brings: ReadonlySet<string>,
): Promise<BroughtOutcome> => {
  const outcome: BroughtOutcome = { came: new Map(), ids: [], changedIds: [], faults: new Map() }
  const plans = await planGoods(db, brought, outcome.faults)
  if (plans.length === 0) return outcome
  await noteBrands(
    db,
    plans.map(({ goods }) => goods.brand),
  )
  const written = new Map((await upsertGoods(db, plans.map(rowOf), brings)).map((row) => [row.sourceKey, row]))
  for (const plan of plans) await sellKnown(db, plan, { brings, came: outcome.came })
  await sellNew(db, plans, (plan) => written.get(plan.goods.sourceKey)?.id ?? plan.known[0]?.goodsId ?? 0)
  for (const plan of plans) noteOutcome(outcome, plan, written.get(plan.goods.sourceKey))
  return outcome
}

const planGoods = async (db: Db, brought: readonly BroughtGoods[], faults: BroughtOutcome['faults']) => {
  const all = await listKnown(
    db,
    brought.map(({ sourceKey }) => sourceKey),
  )
  const knownOf = Map.groupBy(all, ({ sourceKey }) => sourceKey)
  return brought.flatMap((goods): Plan[] => {
    const known = knownOf.get(goods.sourceKey) ?? []
    const matched = matchSpecials(goods.specials, known)
    if (typeof matched !== 'string') return [{ goods, known, matched }]
    faults.set(goods, matched)
    return []
  })
}

/** The goods with what they cost by all that they are sold as then. */
const rowOf = ({ goods: { specials, ...row }, known, matched }: Plan): NewGoods => {
  const about = new Set(matched.map((one) => one.known))
  return { ...row, ...rangeOf([...specials, ...known.filter((one) => one.isOn && !about.has(one))]) }
}

interface Selling {
  brings: ReadonlySet<string>
  came: BroughtOutcome['came']
}

/** Changes what goods are sold as where the file says otherwise; what was taken away is sold again. */
const sellKnown = async (db: Db, { matched }: Plan, { brings, came }: Selling): Promise<void> => {
  for (const one of matched) {
    const { special, known } = one
    if (!known) continue
    const set = {
      code: special.code || known.code,
      name: calledAs(one),
      priceFen: special.priceFen,
      orgPriceFen: special.orgPriceFen,
      // Nobody pays more in advance than all of it.
      depositFen: Math.min(known.depositFen, special.priceFen),
      weightGrams: brings.has('weight') ? special.weightGrams : known.weightGrams,
      isOn: true,
    }
    if (Object.entries(set).every(([key, value]) => known[key as keyof typeof set] === value)) continue
    await updateSku(db, known.id, set)
    came.set(special, 'changed')
  }
}

/** Sells goods as what is new, behind what they are sold as already. */
const sellNew = async (db: Db, plans: readonly Plan[], idOf: (plan: Plan) => number): Promise<void> => {
  const made = plans.flatMap((plan) => {
    const last = Math.max(-1, ...plan.known.map(({ position }) => position))
    return plan.matched
      .filter(({ known }) => !known)
      .map((one, at) => ({ one, goodsId: idOf(plan), position: last + 1 + at, limitEach: plan.known[0]?.limitEach }))
  })
  if (made.length === 0) return
  const stocks = await insertStocks(
    db,
    made.map(({ one, goodsId, limitEach = null }) => ({
      pieces: one.special.pieces,
      limitName: limitNameOf(goodsId),
      limitEach,
    })),
  )
  await insertSkus(
    db,
    made.map(({ one, goodsId, position }, at) => {
      const { pieces: _, ...special } = one.special
      const isDefault = position === 0
      return { ...special, name: calledAs(one), goodsId, stockId: stocks[at] ?? 0, isDefault, position }
    }),
  )
}

const noteOutcome = (
  { came, ids, changedIds }: BroughtOutcome,
  { known, matched }: Plan,
  written: { id: number; isNew: boolean } | undefined,
): void => {
  for (const { special, known: one } of matched)
    if (!one) came.set(special, 'added')
    else if (written) came.set(special, 'changed')
  const id = written?.id ?? known[0]?.goodsId
  if (id === undefined || !matched.some(({ special }) => came.has(special))) return
  ids.push(id)
  if (!written?.isNew) changedIds.push(id)
}
