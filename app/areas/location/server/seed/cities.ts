import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Position } from '#kit/geo/distance.ts'
import { toBaidu } from '#kit/geo/systems.ts'
import { cityIdOf, shortName } from '../../rules.ts'
import type { locationCities } from '../tables.ts'
import { cityPositions } from './city-positions.ts'

export type CityRow = typeof locationCities.$inferInsert

/** Cities that most patients look for, in the order in which they are shown. */
const hotCodes = [440300, 110000, 310000, 440100, 330100, 320100, 510100, 420100, 500000, 430100, 441900]

/** Cities without districts; those made of one county have none either. */
const undivided = new Set([441900, 442000, 460400])

/** A short name that is also a province's. */
const otherName: Readonly<Record<string, string>> = { 632500: '海南州' }

const { resolve } = createRequire(import.meta.url)

/** Every city of the country with its place, ready to insert. */
export const cities = async (): Promise<CityRow[]> => {
  // Its dictionary is large, and a city is spelled once.
  const { pinyin } = await import('pinyin-pro')
  const divisions = JSON.parse(readFileSync(resolve('lcn/data/data.json'), 'utf8')) as { code: string; name: string }[]
  const nameOf = new Map(divisions.map((row) => [row.code, row.name]))
  return Object.entries(cityPositions).map(([code, [lat, lng]]) => {
    const fullName = nameOf.get(code)
    if (!fullName) throw new Error(`no division ${code}`)
    const name = otherName[code] ?? shortName(fullName)
    const areaCode = Number(code)
    const rank = hotCodes.indexOf(areaCode)
    return {
      id: cityIdOf(areaCode),
      areaCode,
      name,
      fullName,
      ...spelled(pinyin(name, { toneType: 'none', type: 'array', v: true })),
      ...toMetre(toBaidu({ lat, lng }, 'wgs84')),
      areaLevel: undivided.has(areaCode) || areaCode % 100 !== 0 ? 4 : 3,
      hotRank: rank < 0 ? null : rank + 1,
      isOpen: true,
    }
  })
}

/** Five decimals are a metre: more would only make every list of cities longer. */
const toMetre = ({ lat, lng }: Position): Position => ({
  lat: Math.round(lat * 1e5) / 1e5,
  lng: Math.round(lng * 1e5) / 1e5,
})

/** shen, zhen → shenzhen, sz, S. */
const spelled = (syllables: readonly string[]) => {
  const initials = syllables.map((syllable) => syllable.charAt(0)).join('')
  return { pinyin: syllables.join(''), initials, letter: initials.charAt(0).toUpperCase() }
}
