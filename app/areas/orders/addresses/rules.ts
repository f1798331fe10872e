/** Most addresses of one patient. */
export const MOST_ADDRESSES = 20

/** The five levels of an address in their order; the last one is written, not chosen [X106]. */
export const addressLevels = [
  { name: 'province_id', words: '省份' },
  { name: 'city', words: '城市' },
  { name: 'area', words: '区县' },
  { name: 'street', words: '街道' },
  { name: 'community', words: '社区' },
] as const

/** What a level is called. */
export const levelWords = (level: string): string => addressLevels.find(({ name }) => name === level)?.words ?? ''

/** The levels that are chosen, not written. */
export const placeLevels = ['province_id', 'city', 'area', 'street'] as const
/** One of them. */
export type PlaceLevel = (typeof placeLevels)[number]

/** The divisions that were chosen, each with its name; a province alone where it has no cities. */
export type Place = Partial<Record<PlaceLevel, { id: number; name: string } | undefined>>

/** What an address says of its divisions, 0 where it has none. */
interface PlacedAddress {
  province_id: number
  province_name: string
  city: number
  city_name: string
  area: number
  area_name: string
  street: number
  street_name: string
}

/** The divisions of an address. */
export const placeOf = (address: PlacedAddress): Place => {
  const chosen = (id: number, name: string) => (id === 0 ? undefined : { id, name })
  return {
    province_id: chosen(address.province_id, address.province_name),
    city: chosen(address.city, address.city_name),
    area: chosen(address.area, address.area_name),
    street: chosen(address.street, address.street_name),
  }
}

/** A division as an address asks about it. */
export interface Division {
  id: number
  parentId: number | null
  level: number
}

/** Whether divisions lie in each other, the largest first; a city without districts is followed by its streets. */
export const isChain = (divisions: readonly Division[]): boolean =>
  divisions[0]?.level === 1 &&
  divisions.slice(1).every((one, at) => one.parentId === divisions[at]?.id && one.level > (divisions[at]?.level ?? 0))

/**
 * What is still to be chosen, in words, where these lie below what was: a city, or a district, where there are any. A province without
 * cities (Hong Kong, Macau, Taiwan) and a city without districts (Dongguan) go without; a street need not be chosen.
 */
export const neededBelow = (below: readonly Pick<Division, 'level'>[]): string | undefined =>
  below.map(({ level }) => addressLevels[level - 1]).find((one) => one?.name === 'city' || one?.name === 'area')?.words

/** Rows of the statistics that no place is called by: what lies right below a province, or a city that is one. */
export const isOfStatistics = (name: string) => /^(?:(?:省|自治区)直辖县级行政区划|市辖区|县)$/.test(name)

/** What a name says beside that of the division around it: 济水街道 of 济源市济水街道 in 济源市. */
export const nameBeside = (name: string, around: string): string =>
  around !== '' && name.startsWith(around) ? name.slice(around.length).trimStart() : name

/**
 * An address in one line: what is said twice in a row once, as by a city that is a province or by streets that are named with
 * their county, and nothing that only the statistics know.
 */
export const addressLine = (parts: readonly string[]): string => {
  const named = parts.filter((part) => part !== '' && !isOfStatistics(part))
  return named.map((part, at) => nameBeside(part, named[at - 1] ?? '')).join('')
}
