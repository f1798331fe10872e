import { and, eq, inArray } from 'drizzle-orm'
import type { Db } from '#kit/db/open.ts'
import { changedColumns, isNew, takeOver } from '#kit/db/upsert.ts'
import { mallGoods as goods, mallGoodsSkus as specials } from '../tables.ts'
import type { NewGoods } from './seed.ts'

/** What goods of these sources are sold as now, the goods of each. */
export const listSold = (db: Db, sourceKeys: readonly string[]) =>
  db
    .select({ sourceKey: goods.sourceKey, sku: specials })
    .from(goods)
    .innerJoin(specials, and(eq(specials.goodsId, goods.id), eq(specials.isOn, true)))
    .where(inArray(goods.sourceKey, [...sourceKeys]))

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
