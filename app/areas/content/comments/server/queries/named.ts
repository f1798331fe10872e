import { gt, sql } from 'drizzle-orm'
import { foldedText } from '#app/areas/guahao/comments/rules/hold.ts'
import { guahaoDoctors as doctors } from '#app/areas/guahao/doctors/server/public.ts'
import { mallGoods as goods } from '#app/areas/mall/goods/server/public.ts'
import type { Db } from '#kit/db/open.ts'
import { drugStem } from '../../rules/hold.ts'

/** Whether a text names a doctor of the platform, or a medicine that is sold here. It looks through all of both. */
export const namesOurs = async (db: Db, content: string): Promise<boolean> => {
  const text = foldedText(content)
  return (await namesDoctor(db, text)) || (await namesDrug(db, text))
}

const namesDoctor = async (db: Db, text: string): Promise<boolean> => {
  const name = sql`lower(replace(${doctors.name}, '·', ''))`
  const found = await db
    .select({ id: doctors.id })
    .from(doctors)
    .where(sql`length(${name}) > 1 and position(${name} in ${text}::text) > 0`)
    .limit(1)
  return found.length > 0
}

const namesDrug = async (db: Db, text: string): Promise<boolean> => {
  const drugs = await db.selectDistinct({ name: goods.name }).from(goods).where(gt(goods.drugType, 0))
  return drugs.map(({ name }) => drugStem(name)).some((stem) => stem !== '' && text.includes(stem))
}
