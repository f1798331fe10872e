import { distanceMetres, type Position } from '#kit/geo/distance.ts'
import { groupedBy } from '#kit/lists/grouped.ts'

/** City of who has named none and whose position says nothing [X321]. */
export const DEFAULT_CITY = 5

/** Most cities that stand above all others, so that they fit on the first screen. */
export const MOST_HOT_CITIES = 24

/** By what the desk may sort cities. */
export const managedCitySorts = { name: 'asc', hot: 'asc' } as const

/** Which cities the desk looks at, in words. */
export const managedCityStates = { hot: '热门', open: '显示中', hidden: '已隐藏' } as const
/** Which cities the desk looks at. */
export type ManagedCityState = keyof typeof managedCityStates

/** City id 0 in a search or a list: every city [X180]. */
export const ALL_COUNTRY = { id: 0, name: '全国' } as const

/** City ids that the outside world already uses, by division code [X322] [X323]. */
const givenIds: Readonly<Record<number, number>> = {
  440300: 5,
  441900: 2920,
  451200: 3221,
  430700: 3263,
  500000: 3316,
  320100: 3073,
  // The specification gives these two without their code: Changsha and Guangzhou were chosen.
  430100: 3274,
  440100: 2966,
}

/** A city's own id: the given one, else the four digits of its prefecture, else all six of a county-level city. */
export const cityIdOf = (areaCode: number): number =>
  givenIds[areaCode] ?? (areaCode % 100 === 0 ? areaCode / 100 : areaCode)

/** The division codes of a county or street, of its prefecture and of its province, the smallest first. */
export const codesAround = (areaCode: number): number[] => {
  const county = Number(String(areaCode).slice(0, 6))
  return [county, Math.floor(county / 100) * 100, Math.floor(county / 10_000) * 10_000]
}

/** The city that a division code lies in; `cities` gives ids by division code. */
export const cityAround = (cities: ReadonlyMap<number, number>, areaCode: number): number | undefined =>
  codesAround(areaCode)
    .map((code) => cities.get(code))
    .find((id) => id !== undefined)

/** The city to show for a division code: an unknown code gives the default city [X322]. */
export const cityByAreaCode = (
  cities: ReadonlyMap<number, number>,
  areaCode: number,
  usual: number = DEFAULT_CITY,
): number => cityAround(cities, areaCode) ?? usual

/** What is known of a visitor's city: what they chose, the division they are in, the city nearest to them. */
export interface NamedCity {
  chosen?: number | undefined
  areaCode?: number | undefined
  nearest?: number | undefined
  /** The city of the channel that they came by [X323]. */
  usual?: number | undefined
}

/** The city to show a visitor and why: chosen (0 is all the country), else where they are, else the default [X321]. */
export const cityOfVisitor = (
  cities: readonly { id: number; areaCode: number }[],
  { chosen, areaCode, nearest, usual = DEFAULT_CITY }: NamedCity,
): { id: number; source: 'chosen' | 'area' | 'position' | 'default' } => {
  if (chosen === ALL_COUNTRY.id || cities.some(({ id }) => id === chosen))
    return { id: chosen as number, source: 'chosen' }
  if (areaCode !== undefined) {
    const byCode = new Map(cities.map((city) => [city.areaCode, city.id]))
    return { id: cityByAreaCode(byCode, areaCode, usual), source: 'area' }
  }
  return nearest === undefined ? { id: usual, source: 'default' } : { id: nearest, source: 'position' }
}

const nations =
  '蒙古族|蒙古|回族|藏族|维吾尔族|苗族|彝族|壮族|布依族|朝鲜族|侗族|白族|土家族|哈尼族|哈萨克族|哈萨克|傣族|黎族|傈僳族|羌族|景颇族|柯尔克孜族|柯尔克孜'
const kindOfCity = new RegExp(`(?:(?:${nations})*自治[州县]|特别行政区|地区|林区|市|盟|县)$`)

/** A city as people say it: 深圳市 → 深圳, 延边朝鲜族自治州 → 延边. */
export const shortName = (fullName: string): string => fullName.replace(kindOfCity, '')

/** Rows under their first letter, A to Z; rows keep their order. */
export const byLetter = <Row extends { letter: string }>(rows: readonly Row[]): { letter: string; rows: Row[] }[] =>
  [...groupedBy(rows, (row) => row.letter)]
    .map(([letter, rowsOfLetter]) => ({ letter, rows: rowsOfLetter }))
    .sort((a, b) => (a.letter < b.letter ? -1 : 1))

/** Whether a city is meant by what somebody types: part of its name, or the beginning of its pinyin or initials. */
export const isCalled = (city: { city_name: string; pinyin: string; initials: string }, typed: string): boolean => {
  const words = typed.trim().toLowerCase().replace(/市$/, '')
  return city.city_name.includes(words) || city.pinyin.startsWith(words) || city.initials.startsWith(words)
}

/** Those of these cities that are meant by what somebody types: the ones that most people look for first. */
export const citiesCalled = <City extends { city_name: string; pinyin: string; initials: string; is_hot: number }>(
  cities: readonly City[],
  typed: string,
): City[] => cities.filter((city) => isCalled(city, typed)).sort((a, b) => b.is_hot - a.is_hot)

/** The city whose centre is nearest to a position; undefined where the position is not known. */
export const nearestOf = <City extends Position>(cities: readonly City[], position: Position): City | undefined => {
  const away = cities.map((city) => distanceMetres(city, position) ?? Number.POSITIVE_INFINITY)
  const least = Math.min(...away)
  return Number.isFinite(least) ? cities[away.indexOf(least)] : undefined
}

/** So long a position says where somebody is, in the browser and on the server [X320]. */
export const PLACE_HOURS = 12

/** A visitor who does not come back is forgotten after so long. */
export const VISITOR_DAYS = 180

/** Weather is asked for again after so long … */
export const WEATHER_MINUTES = 60

/** … and not shown any more when it is older than this. */
export const WEATHER_HOURS = 6

/** The code of the province around a division. */
export const provinceOf = (areaCode: number): number => codesAround(areaCode).at(-1) ?? areaCode

/** What is told of where somebody is. */
export interface NamedPlace extends Position {
  areaCode?: number | undefined
  cityName?: string | undefined
}

/** The city of a told place: by its division, else by its name, else the nearest. */
export const cityOfPlace = <City extends Position & { areaCode: number; name: string; fullName: string }>(
  cities: readonly City[],
  { areaCode, cityName, ...position }: NamedPlace,
): City | undefined => {
  const codes = areaCode === undefined ? [] : codesAround(areaCode)
  const byCode = codes.map((code) => cities.find((city) => city.areaCode === code)).find(Boolean)
  return (
    byCode ??
    cities.find(({ name, fullName }) => cityName === name || cityName === fullName) ??
    nearestOf(cities, position)
  )
}
