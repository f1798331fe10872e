import { and, asc, type Column, eq, type SQL, sql } from 'drizzle-orm'
import { guahaoIllnesses } from '#app/areas/guahao/illnesses/server/public.ts'
import { mallGoods } from '#app/areas/mall/goods/server/public.ts'
import { contains } from '#kit/db/contains.ts'
import type { Db } from '#kit/db/open.ts'
import type { FoundKind } from '../../rules.ts'
import {
  overseasCases as cases,
  overseasCategories as categories,
  overseasCountries as countries,
  overseasExperts as experts,
  overseasHospitals as hospitals,
  overseasIllnesses as illnesses,
  overseasPackages as packages,
} from '../tables.ts'
import { isCountryOf, isReportedOn, isShown, isSoldOn } from './shown.ts'

/** Something that was found. */
export interface Found {
  id: number
  title: string
  note: string
  /** Its own picture; '' where it has none. */
  image: string
  /** Of goods: the drawing that stands for one. */
  drawing?: string
}

type Finder = (db: Db, words: readonly string[], today: string, most: number) => Promise<Found[]>

/** Each word is somewhere in these texts. */
const hasAll = (text: SQL, words: readonly string[]): SQL => and(...words.map((word) => contains(text, word))) as SQL

/** Whose name has the first word before those who only speak of it. */
const byName = (name: Column | SQL, [word = '']: readonly string[]) =>
  sql`position(lower(${word}) in lower(${name})) = 0`

const finders: Readonly<Record<FoundKind, Finder>> = {
  country: (db, words, today, most) =>
    db
      .select({
        id: countries.id,
        title: countries.name,
        note: sql<string>`array_to_string(${countries.goodAt}, '、')`,
        image: countries.image,
      })
      .from(countries)
      .where(
        and(
          countries.isOn,
          sql`exists (select 1 from ${hospitals} where ${eq(hospitals.countryId, countries.id)} and ${isShown(today)})`,
          hasAll(sql`concat_ws(' ', ${countries.name}, array_to_string(${countries.goodAt}, ' '))`, words),
        ),
      )
      .orderBy(byName(countries.name, words), asc(countries.position), asc(countries.id))
      .limit(most),
  unit: (db, words, today, most) =>
    db
      .select({
        id: hospitals.id,
        title: hospitals.name,
        note: sql<string>`${countries.name} || ' · ' || ${hospitals.city}`,
        image: sql<string>`coalesce(${hospitals.images}[1], '')`,
      })
      .from(hospitals)
      .innerJoin(countries, eq(countries.id, hospitals.countryId))
      .where(
        and(
          isShown(today),
          hasAll(
            sql`concat_ws(' ', ${hospitals.name}, ${hospitals.foreignName}, ${hospitals.city}, ${countries.name}, array_to_string(${hospitals.departments}, ' '))`,
            words,
          ),
        ),
      )
      .orderBy(byName(hospitals.name, words), asc(hospitals.position), asc(hospitals.id))
      .limit(most),
  expert: (db, words, today, most) =>
    db
      .select({
        id: experts.id,
        title: experts.name,
        note: sql<string>`${experts.title} || ' · ' || ${hospitals.name}`,
        image: experts.image,
      })
      .from(experts)
      .innerJoin(hospitals, eq(hospitals.id, experts.hospitalId))
      .innerJoin(countries, eq(countries.id, hospitals.countryId))
      .where(
        and(
          experts.isOn,
          isShown(today),
          hasAll(
            sql`concat_ws(' ', ${experts.name}, ${experts.foreignName}, ${experts.department}, ${hospitals.name}, ${countries.name}, array_to_string(${experts.goodAt}, ' '))`,
            words,
          ),
        ),
      )
      .orderBy(byName(experts.name, words), asc(experts.position), asc(experts.id))
      .limit(most),
  illness: (db, words, _today, most) =>
    db
      .select({ id: illnesses.illnessId, title: guahaoIllnesses.name, note: categories.name, image: sql<string>`''` })
      .from(illnesses)
      .innerJoin(guahaoIllnesses, eq(guahaoIllnesses.id, illnesses.illnessId))
      .innerJoin(categories, eq(categories.id, illnesses.categoryId))
      .where(
        and(
          categories.isOn,
          hasAll(
            sql`concat_ws(' ', ${guahaoIllnesses.name}, array_to_string(${guahaoIllnesses.aliases}, ' '), ${categories.name}, array_to_string(${illnesses.treatments}, ' '))`,
            words,
          ),
        ),
      )
      .orderBy(byName(guahaoIllnesses.name, words), asc(illnesses.illnessId))
      .limit(most),
  goods: (db, words, today, most) =>
    db
      .select({
        id: mallGoods.id,
        title: mallGoods.name,
        note: hospitals.name,
        image: sql<string>`coalesce(${mallGoods.images}[1], '')`,
        drawing: mallGoods.picture,
      })
      .from(packages)
      .innerJoin(mallGoods, eq(mallGoods.id, packages.goodsId))
      .innerJoin(hospitals, eq(hospitals.id, packages.hospitalId))
      .innerJoin(countries, eq(countries.id, hospitals.countryId))
      .innerJoin(categories, eq(categories.id, packages.categoryId))
      .where(
        and(
          mallGoods.isOn,
          isSoldOn(today),
          hasAll(
            sql`concat_ws(' ', ${mallGoods.name}, ${mallGoods.subtitle}, ${hospitals.name}, ${countries.name}, ${categories.name})`,
            words,
          ),
        ),
      )
      .orderBy(byName(mallGoods.name, words), asc(packages.position), asc(mallGoods.id))
      .limit(most),
  case: (db, words, today, most) =>
    db
      .select({ id: cases.id, title: cases.title, note: cases.summary, image: cases.image })
      .from(cases)
      .leftJoin(hospitals, eq(hospitals.id, cases.hospitalId))
      .leftJoin(countries, isCountryOf())
      .leftJoin(guahaoIllnesses, eq(guahaoIllnesses.id, cases.illnessId))
      .where(
        and(
          isReportedOn(today),
          hasAll(
            sql`concat_ws(' ', ${cases.title}, ${cases.summary}, ${hospitals.name}, ${countries.name}, ${guahaoIllnesses.name})`,
            words,
          ),
        ),
      )
      .orderBy(byName(cases.title, words), asc(cases.id))
      .limit(most),
}

/** What of a kind has all of these words, at most so many. */
export const findOfKind = (db: Db, kind: FoundKind, words: readonly string[], today: string, most: number) =>
  finders[kind](db, words, today, most)
