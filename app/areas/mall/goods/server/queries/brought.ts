import { asc, eq, getTableColumns, inArray } from 'drizzle-orm'
import type { Db } from '#kit/db/open.ts'
import { changedColumns, isNew, takeOver } from '#kit/db/upsert.ts'
import { mallGoods as goods, mallGoodsSkus as specials } from '../tables.ts'
import type { NewGoods } from './seed.ts'

/** A specification with what its goods say besides. */
export type Known = Awaited<ReturnType<typeof listKnown>>[number]

/** What goods of these sources are sold as, or were. */
export const listKnown = (db: Db, sourceKeys: readonly string[]) =>
  db
    .select({ ...getTableColumns(specials), sourceKey: goods.sourceKey, limitEach: goods.limitEach })
    .from(goods)
    .innerJoin(specials, eq(specials.goodsId, goods.id))
    .where(inArray(goods.sourceKey, [...sourceKeys]))
    .orderBy(asc(specials.position), asc(specials.id))

const { name, categoryId, picture, fromFen, toFen, orgFen } = goods
const maybeTold = {
  subtitle: { subtitle: goods.subtitle },
  brand: { brand: goods.brand },
  kind: { kind: goods.kind },
  drug_type: { drugType: goods.drugType },
  approval_no: { approvalNo: goods.approvalNo },
  is_supplement: { isSupplement: goods.isSupplement },
  pictures: { images: goods.images },
}

/** Writes goods that a file brings: new ones are added, those that differ are changed. */
export const upsertGoods = (db: Db, rows: readonly NewGoods[], brings: ReadonlySet<string>) => {
  const { set, setWhere } = takeOver(
    changedColumns({ name, categoryId, picture, fromFen, toFen, orgFen }, maybeTold, brings),
  )
  return db
    .insert(goods)
    .values([...rows])
    .onConflictDoUpdate({ target: goods.sourceKey, set, setWhere })
    .returning({ id: goods.id, sourceKey: goods.sourceKey, isNew })
}
