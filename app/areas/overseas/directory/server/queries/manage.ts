import { and, asc, desc, eq, inArray, not, type SQL, sql } from 'drizzle-orm'
import { guahaoIllnesses } from '#app/areas/guahao/illnesses/server/public.ts'
import { mallGoods } from '#app/areas/mall/goods/server/public.ts'
import { type ListRequest, listQuery } from '#kit/db/list-query.ts'
import type { Db } from '#kit/db/open.ts'
import { addDays } from '#kit/time/day.ts'
import { type CaseKind, ENDING_DAYS, placeSorts, type UnitStanding, unitSorts } from '../../rules.ts'
import * as tables from '../tables.ts'
import { isShown, isSoldOn, lastProvenDay } from './shown.ts'

export type { HospitalRow } from './hospitals.ts'

const {
  overseasCases: cases,
  overseasCategories: categories,
  overseasCountries: countries,
  overseasExperts: experts,
  overseasHospitals: hospitals,
  overseasPackages: packages,
  overseasProofs: proofs,
  overseasRates: rates,
} = tables
const MOST_CHOICES = 500

/** What may be chosen where something of the directory is written. */
export const listChoices = async (db: Db) => ({
  countries: await db
    .select({ id: countries.id, name: countries.name })
    .from(countries)
    .orderBy(asc(countries.position), asc(countries.id))
    .limit(MOST_CHOICES),
  kinds: await db
    .select({ id: categories.id, name: categories.name })
    .from(categories)
    .orderBy(asc(categories.position), asc(categories.id))
    .limit(MOST_CHOICES),
  units: await db
    .select({ id: hospitals.id, name: hospitals.name })
    .from(hospitals)
    .orderBy(asc(hospitals.countryId), asc(hospitals.position), asc(hospitals.id))
    .limit(MOST_CHOICES),
})

interface UnitRequest extends ListRequest<keyof typeof unitSorts> {
  list?: UnitStanding | undefined
}

/** Hospitals for who keeps the directory. */
export const listManagedUnits = (db: Db, today: string, asked: UnitRequest) => {
  const shown = isShown(today)
  const last = lastProvenDay(today)
  const standings: Readonly<Record<UnitStanding, SQL>> = {
    shown,
    ending: and(shown, sql`${last} <= ${addDays(today, ENDING_DAYS)}`) as SQL,
    lapsed: and(hospitals.isOn, countries.isOn, not(shown)) as SQL,
    hidden: not(and(hospitals.isOn, countries.isOn) as SQL),
  }
  return listQuery(
    db,
    (db) =>
      db
        .select({
          hospital: hospitals,
          countryName: countries.name,
          isCountryOn: countries.isOn,
          isShown: sql<boolean>`${shown}`,
          lastDay: last,
        })
        .from(hospitals)
        .innerJoin(countries, eq(countries.id, hospitals.countryId)),
    {
      scope: undefined,
      searched: [hospitals.name, hospitals.foreignName, hospitals.city, countries.name],
      filters: { list: (list) => standings[list] },
      sorts: unitSorts,
      sortedBy: { position: hospitals.position, newest: hospitals.id, end: last },
      usual: [asc(hospitals.countryId), asc(hospitals.position)],
      last: asc(hospitals.id),
      key: hospitals.id,
    },
    asked,
  )
}

interface ExpertRequest extends ListRequest<keyof typeof placeSorts> {
  unit_id?: number | undefined
}

/** Experts for who keeps the directory. */
export const listManagedExperts = (db: Db, asked: ExpertRequest) =>
  listQuery(
    db,
    (db) =>
      db
        .select({ expert: experts, hospitalName: hospitals.name })
        .from(experts)
        .innerJoin(hospitals, eq(hospitals.id, experts.hospitalId)),
    {
      scope: undefined,
      searched: [experts.name, experts.foreignName, experts.department, hospitals.name],
      filters: { unit_id: (id) => eq(experts.hospitalId, id) },
      sorts: placeSorts,
      sortedBy: { position: experts.position, newest: experts.id },
      usual: [asc(experts.hospitalId), asc(experts.position)],
      last: asc(experts.id),
      key: experts.id,
    },
    asked,
  )

interface CaseRequest extends ListRequest<keyof typeof placeSorts> {
  kind?: CaseKind | undefined
}

/** Cases and articles for who keeps the directory. */
export const listManagedCases = (db: Db, asked: CaseRequest) =>
  listQuery(
    db,
    (db) =>
      db
        .select({ told: cases, hospitalName: hospitals.name, illnessName: guahaoIllnesses.name })
        .from(cases)
        .leftJoin(hospitals, eq(hospitals.id, cases.hospitalId))
        .leftJoin(guahaoIllnesses, eq(guahaoIllnesses.id, cases.illnessId)),
    {
      scope: undefined,
      searched: [cases.title, cases.summary],
      filters: { kind: (kind) => eq(cases.kind, kind) },
      sorts: placeSorts,
      sortedBy: { position: cases.publishedAt, newest: cases.id },
      usual: [desc(cases.publishedAt)],
      last: desc(cases.id),
      key: cases.id,
    },
    asked,
  )

/** Goods that are services abroad, for who keeps the directory. */
export const listManagedPackages = (db: Db, asked: ListRequest<keyof typeof placeSorts>) =>
  listQuery(
    db,
    (db) =>
      db
        .select({
          package: packages,
          goodsName: mallGoods.name,
          fromFen: mallGoods.fromFen,
          isOn: mallGoods.isOn,
          hospitalName: hospitals.name,
          categoryName: categories.name,
        })
        .from(packages)
        .innerJoin(mallGoods, eq(mallGoods.id, packages.goodsId))
        .innerJoin(hospitals, eq(hospitals.id, packages.hospitalId))
        .innerJoin(categories, eq(categories.id, packages.categoryId)),
    {
      scope: undefined,
      searched: [mallGoods.name, hospitals.name],
      filters: {},
      sorts: placeSorts,
      sortedBy: { position: packages.position, newest: packages.goodsId },
      usual: [asc(packages.position)],
      last: asc(packages.goodsId),
      key: packages.goodsId,
    },
    asked,
  )

export const listAllCountries = (db: Db) =>
  db.select().from(countries).orderBy(asc(countries.position), asc(countries.id)).limit(MOST_CHOICES)
export const listAllCategories = (db: Db) =>
  db.select().from(categories).orderBy(asc(categories.position), asc(categories.id)).limit(MOST_CHOICES)

/** The names of illnesses by their ids. */
export const illnessNames = async (db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, string>> =>
  new Map(
    ids.length === 0
      ? []
      : (
          await db
            .select({ id: guahaoIllnesses.id, name: guahaoIllnesses.name })
            .from(guahaoIllnesses)
            .where(inArray(guahaoIllnesses.id, [...ids]))
        ).map(({ id, name }) => [id, name]),
  )

/** A proof or a rate, by its id. */
export const findProof = async (db: Db, id: number) => (await db.select().from(proofs).where(eq(proofs.id, id)))[0]
export const findRate = async (db: Db, id: number) => (await db.select().from(rates).where(eq(rates.id, id)))[0]
export const findProofNumbered = async (db: Db, hospitalId: number, number: string) =>
  (
    await db
      .select()
      .from(proofs)
      .where(and(eq(proofs.hospitalId, hospitalId), eq(proofs.number, number)))
  )[0]
export const findCountry = async (db: Db, id: number) =>
  (await db.select().from(countries).where(eq(countries.id, id)))[0]
export const findCategory = async (db: Db, id: number) =>
  (await db.select().from(categories).where(eq(categories.id, id)))[0]
export const findCategoryNamed = async (db: Db, name: string) =>
  (await db.select().from(categories).where(eq(categories.name, name)))[0]
export const findExpertRow = async (db: Db, id: number) =>
  (await db.select().from(experts).where(eq(experts.id, id)))[0]
export const findCaseRow = async (db: Db, id: number) => (await db.select().from(cases).where(eq(cases.id, id)))[0]
export const findHospitalRow = async (db: Db, id: number) =>
  (await db.select().from(hospitals).where(eq(hospitals.id, id)))[0]
export const findGoodsOf = async (db: Db, id: number) =>
  (await db.select().from(mallGoods).where(eq(mallGoods.id, id)))[0]

/** Services on the shelf whose hospital is not proven or whose kind is hidden, and those taken off for which that is over. */
export const listToShelve = async (db: Db, today: string) => {
  const of = (where: SQL) =>
    db
      .select({ id: packages.goodsId })
      .from(packages)
      .innerJoin(mallGoods, eq(mallGoods.id, packages.goodsId))
      .innerJoin(hospitals, eq(hospitals.id, packages.hospitalId))
      .innerJoin(countries, eq(countries.id, hospitals.countryId))
      .innerJoin(categories, eq(categories.id, packages.categoryId))
      .where(where)
      .orderBy(asc(packages.goodsId))
  const [off, back] = await Promise.all([
    of(and(eq(mallGoods.isOn, true), not(isSoldOn(today))) as SQL),
    of(and(eq(packages.isTakenOff, true), isSoldOn(today)) as SQL),
  ])
  return { off: off.map(({ id }) => id), back: back.map(({ id }) => id) }
}

/** The row that an id names: undefined where none is named, and so a new one is meant. */
export const findIfNamed = async <Row>(
  db: Db,
  find: (db: Db, id: number) => Promise<Row | undefined>,
  id: number | undefined,
): Promise<Row | undefined | 'not-found'> => (id === undefined ? undefined : ((await find(db, id)) ?? 'not-found'))
