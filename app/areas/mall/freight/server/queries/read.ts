import { and, asc, desc, eq, getTableColumns, inArray, isNull, or } from 'drizzle-orm'
import { isAnyOf } from '#kit/db/any-of.ts'
import type { Db } from '#kit/db/open.ts'
import type { FreightTemplate, Pace } from '../../rules.ts'
import {
  mallFreightGoods as freightGoods,
  mallFreightRules as rules,
  mallFreightTemplates as templates,
} from '../tables.ts'

const selectOfGoods = (db: Db, { goodsIds }: { goodsIds: readonly number[] }) =>
  db
    .select({ goodsId: freightGoods.goodsId, template: templates, rule: rules })
    .from(freightGoods)
    .innerJoin(templates, eq(templates.id, freightGoods.templateId))
    .innerJoin(rules, eq(rules.templateId, templates.id))
    .where(isAnyOf(freightGoods.goodsId, goodsIds))
    .orderBy(asc(freightGoods.goodsId), asc(rules.position))

/** A template with its rules. */
export type TemplateRow = FreightTemplate & Pace & { id: number; name: string; dispatchText: string; carrier: string }

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

/** Whose templates are looked at: a seller's, and the platform's too where its desk serves it. */
export interface Sellers {
  hospitalId: number
  isPlatform: boolean
}

const keptBy = ({ hospitalId, isPlatform }: Sellers) => {
  const own = eq(templates.hospitalId, hospitalId)
  return isPlatform ? or(own, isNull(templates.hospitalId)) : own
}

/** A desk's templates with their rules and by how many goods each is used, the newest first. */
export const listManaged = async (db: Db, sellers: Sellers, ids?: readonly number[]) => {
  const goodsCount = db.$count(freightGoods, eq(freightGoods.templateId, templates.id))
  const own = await db
    .select({ ...getTableColumns(templates), goodsCount })
    .from(templates)
    .where(and(keptBy(sellers), ids && inArray(templates.id, [...ids])))
    .orderBy(desc(templates.id))
  const found = await db
    .select()
    .from(rules)
    .where(
      inArray(
        rules.templateId,
        own.map(({ id }) => id),
      ),
    )
    .orderBy(asc(rules.templateId), asc(rules.position))
  const rulesOf = Map.groupBy(found, ({ templateId }) => templateId)
  return own.map((row) => ({ ...row, rules: rulesOf.get(row.id) ?? [] }))
}
