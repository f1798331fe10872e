import { eq } from 'drizzle-orm'
import { insertRows } from '#kit/db/insert-rows.ts'
import type { Db } from '#kit/db/open.ts'
import {
  mallFreightGoods as freightGoods,
  mallFreightRules as rules,
  mallFreightTemplates as templates,
} from '../tables.ts'

type NewRule = Omit<typeof rules.$inferInsert, 'templateId' | 'position'>

/** A template to be made, its rules in their order. */
export type NewTemplate = typeof templates.$inferInsert & { rules: readonly NewRule[] }

/** Makes templates with their rules; their ids by their keys. */
export const insertTemplates = async (db: Db, rows: readonly NewTemplate[]): Promise<ReadonlyMap<string, number>> => {
  const made = await db
    .insert(templates)
    .values(rows.map(({ rules: _, ...row }) => row))
    .returning({ id: templates.id, sourceKey: templates.sourceKey })
  const idOf = new Map(made.map(({ id, sourceKey }) => [sourceKey, id]))
  await insertRules(
    db,
    rows.map(({ sourceKey, rules: own }) => [idOf.get(sourceKey) as number, own]),
  )
  return idOf
}

const insertRules = (db: Db, of: readonly (readonly [templateId: number, own: readonly NewRule[]])[]) =>
  db
    .insert(rules)
    .values(of.flatMap(([templateId, own]) => own.map((rule, position) => ({ ...rule, position, templateId }))))

/** Writes a template and its rules over what they were. */
export const updateTemplate = async (db: Db, id: number, { rules: own, ...set }: Omit<NewTemplate, 'sourceKey'>) => {
  await db.update(templates).set(set).where(eq(templates.id, id))
  await db.delete(rules).where(eq(rules.templateId, id))
  await insertRules(db, [[id, own]])
}

/** Takes a template away, with its rules. */
export const deleteTemplate = (db: Db, id: number) => db.delete(templates).where(eq(templates.id, id))

export const insertFreightGoods = (db: Db, rows: (typeof freightGoods.$inferInsert)[]) =>
  insertRows(db, freightGoods, rows)

/** Which template goods are sent by from now on; null: none. */
export const putTemplateOf = async (db: Db, goodsId: number, templateId: number | null) => {
  await db.delete(freightGoods).where(eq(freightGoods.goodsId, goodsId))
  if (templateId !== null) await db.insert(freightGoods).values({ goodsId, templateId })
}
