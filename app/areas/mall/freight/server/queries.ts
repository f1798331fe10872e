import { asc, eq } from 'drizzle-orm'
import { insertRows } from '#kit/db/insert-rows.ts'
import type { Db } from '#kit/db/open.ts'
import { isAnyOf, type Placeholders, prepared } from '#kit/db/prepared.ts'
import type { FreightTemplate } from '../rules.ts'
import {
  mallFreightGoods as freightGoods,
  mallFreightRules as rules,
  mallFreightTemplates as templates,
} from './tables.ts'

const selectOfGoods = prepared((db: Db, { goodsIds }: Placeholders<{ goodsIds: readonly number[] }>) =>
  db
    .select({ goodsId: freightGoods.goodsId, template: templates, rule: rules })
    .from(freightGoods)
    .innerJoin(templates, eq(templates.id, freightGoods.templateId))
    .innerJoin(rules, eq(rules.templateId, templates.id))
    .where(isAnyOf(freightGoods.goodsId, goodsIds))
    .orderBy(asc(freightGoods.goodsId), asc(rules.position)),
)

/** A template with its rules. */
export type TemplateRow = FreightTemplate & { id: number; name: string; dispatchText: string; carrier: string }

/** The templates of goods that are sent, by the goods' ids. */
export const findTemplates = async (db: Db, goodsIds: readonly number[]): Promise<ReadonlyMap<number, TemplateRow>> => {
  const rows = goodsIds.length === 0 ? [] : await selectOfGoods(db, { goodsIds })
  return new Map(
    [...Map.groupBy(rows, (row) => row.goodsId)].map(([goodsId, own]) => {
      const { template } = own[0] as (typeof rows)[number]
      return [goodsId, { ...template, rules: own.map(({ rule }) => rule) }]
    }),
  )
}

/** A template to be made, its rules in their order. */
export type NewTemplate = typeof templates.$inferInsert & {
  rules: readonly Omit<typeof rules.$inferInsert, 'templateId' | 'position'>[]
}

/** Makes templates with their rules; their ids by their keys. */
export const insertTemplates = async (db: Db, rows: readonly NewTemplate[]): Promise<ReadonlyMap<string, number>> => {
  const made = await db
    .insert(templates)
    .values(rows.map(({ rules: _, ...row }) => row))
    .returning({ id: templates.id, sourceKey: templates.sourceKey })
  const idOf = new Map(made.map(({ id, sourceKey }) => [sourceKey, id]))
  const ruleRows = rows.flatMap(({ sourceKey, rules: own }) =>
    own.map((rule, position) => ({ ...rule, position, templateId: idOf.get(sourceKey) as number })),
  )
  await db.insert(rules).values(ruleRows)
  return idOf
}

export const insertFreightGoods = (db: Db, rows: (typeof freightGoods.$inferInsert)[]) =>
  insertRows(db, freightGoods, rows)
