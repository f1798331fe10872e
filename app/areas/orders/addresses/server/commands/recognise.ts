import { type AreaRow, findArea, findCity, listAreas, readerOfAddresses } from '#app/areas/location/server/public.ts'
import type { Db } from '#kit/db/open.ts'
import { readRecipient } from '../../rules/read-recipient.ts'
import { isOfStatistics, nameBeside } from '../../rules.ts'

/** Who and where stands in a pasted text; its place as far down as the text names it, and what is left in words. */
export const recogniseAddress = async (db: Db, pasted: string) => {
  const { name, mobile, place } = readRecipient(pasted)
  const { chain, detail } = await findPlace(db, withoutCorps(simplified(place.replace(/^中国\s*/, ''))))
  const idAt = (level: number) => chain.find((one) => one.level === level)?.id ?? 0
  const nameAt = (level: number) => chain.find((one) => one.level === level)?.name ?? ''
  return {
    name: name.slice(0, 40),
    mobile,
    province_id: idAt(1),
    province_name: nameAt(1),
    city: idAt(2),
    city_name: nameAt(2),
    area: idAt(3),
    area_name: nameAt(3),
    street: idAt(4),
    street_name: nameAt(4),
    detail: detail.slice(0, 120),
  }
}

/** Names of divisions as they are written in Hong Kong, Macau and Taiwan. */
const simplified = (text: string): string =>
  text
    .replace('澳門', '澳门')
    .replace(/[臺台]灣/, '台湾')
    .replace('特別行政區', '特别行政区')

/** The corps in Xinjiang is no division, its cities are the region's: 新疆生产建设兵团第八师石河子市 is 新疆 石河子市. */
const withoutCorps = (text: string): string =>
  text.replace(
    /^(新疆(?:维吾尔自治区)?)\s*(?:新疆)?生产建设兵团\s*(?:第?[一二三四五六七八九十\d]{1,3}师\s*(?=\p{Script=Han}{2,4}市))?/u,
    '$1 ',
  )

/** The divisions that an address names, the largest first, and what it says below them. */
const findPlace = async (db: Db, address: string): Promise<{ chain: AreaRow[]; detail: string }> => {
  const chain = await findNamed(db, address)
  const known = chain.at(-1)
  if (!known) return { chain, detail: address }
  let detail = afterNames(placeFirst(address, chain), chain)
  let around = known
  for (let found = await findBelow(db, known, detail); found; found = await findBelow(db, around, detail)) {
    const below = found.at(-1) as AreaRow
    detail = detail.slice(aheadBeside(detail, below, found.at(-2) ?? around).length).trimStart()
    chain.push(...found)
    around = below
  }
  // Chooser and words often say the divisions twice: 广东省 深圳市 广东省深圳市…
  return { chain, detail: withoutFullNames(detail, chain) }
}

const findNamed = async (db: Db, address: string): Promise<AreaRow[]> => {
  const found = (await readerOfAddresses(db))(address.replaceAll(' ', ''))
  if (!found) return (await listAreas(db, null)).filter((province) => isAhead(address, province))
  const smallest = found.areaId ?? (await findCity(db, found.cityId))?.areaCode
  return smallest === undefined ? [] : chainTo(db, smallest)
}

const chainTo = async (db: Db, id: number): Promise<AreaRow[]> => {
  const area = await findArea(db, id)
  if (!area) return []
  return area.parentId === null ? [area] : [...(await chainTo(db, area.parentId)), area]
}

/** What stands before the divisions comes behind them. */
const placeFirst = (address: string, chain: readonly AreaRow[]): string => {
  const pieces = address.split(' ')
  const at = pieces.findIndex((piece) => chain.some((one) => isAhead(piece, one)))
  return at > 0 ? [...pieces.slice(at), ...pieces.slice(0, at)].join(' ') : address
}

/** The division right below one with whose name the text goes on; of 北京朝阳 the city too, which goes without saying. */
const findBelow = async (db: Db, around: AreaRow, text: string): Promise<AreaRow[] | undefined> => {
  if (around.level >= 4) return undefined
  const all = await listAreas(db, around.id)
  const named = all.find((one) => aheadBeside(text, one, around) !== '')
  if (named) return [named]
  const same = all.find(({ name }) => name === around.name)
  const further = same && (await findBelow(db, same, text))
  return further ? [same, ...further] : findInDistricts(db, all, text)
}

/** The street with which the text goes on where its district goes without saying: 深圳市粤海街道. Two of that name are none. */
const findInDistricts = async (db: Db, districts: readonly AreaRow[], text: string): Promise<AreaRow[] | undefined> => {
  if (districts[0]?.level !== 3 || !/^\p{Script=Han}{1,12}?(?:街道|镇|乡)/u.test(text)) return undefined
  const found: AreaRow[][] = []
  for (const district of districts)
    for (const street of await listAreas(db, district.id)) if (isAhead(text, street)) found.push([district, street])
  return found.length === 1 ? found[0] : undefined
}

/** How people say a division's name: without what kind of division it is; '' where there is nothing left of it. */
const spokenName = ({ name, level }: AreaRow): string => {
  const spoken = level > 3 ? '' : name.replace(kinds, '')
  return spoken.length > 1 && spoken !== name ? spoken : ''
}
const kinds = /(?:特别行政区|维吾尔自治区|壮族自治区|回族自治区|自治区|省|市|区|县|地区)$/

/** Which way of saying a division's name the text begins with. */
const aheadOf = (text: string, division: AreaRow): string => {
  if (text.startsWith(division.name)) return division.name + kindBehind(text, division)
  const spoken = spokenName(division)
  if (spoken === '' || !text.startsWith(spoken)) return ''
  // 吉林市 is no province, and 朝阳路 no district.
  const next = text.slice(spoken.length)
  const isOther = division.level === 3 ? /^[省市区县州路街大道村镇乡东南西北中新里巷]/ : /^[省市区县州盟路街大]/
  return isOther.test(next) ? '' : spoken
}

/** What of a street's kind stands behind its name: 镇 of 永兴, which the list names without it, and 办事处 of a 街道. */
const kindBehind = (text: string, { name, level }: AreaRow): string => {
  if (level < 4) return ''
  const kind = name.endsWith('街道') ? /^办(?:事处|(?!公))/ : /^(?:街道|镇|乡)/
  return /[镇乡]$/.test(name) ? '' : (kind.exec(text.slice(name.length))?.[0] ?? '')
}

/** The same where the division around it was named already: streets may be named with their county. */
const aheadBeside = (text: string, division: AreaRow, around: AreaRow): string =>
  aheadOf(text, division) || aheadOf(text, { ...division, name: nameBeside(division.name, around.name) })

const isAhead = (text: string, division: AreaRow): boolean => aheadOf(text, division) !== ''

const afterNames = (text: string, divisions: readonly AreaRow[]): string =>
  divisions
    .filter(({ name }) => !isOfStatistics(name))
    .reduce((rest, one) => rest.slice(aheadOf(rest, one).length).trimStart(), text)

const withoutFullNames = (text: string, divisions: readonly AreaRow[]): string =>
  divisions.reduce((rest, { name }) => (rest.startsWith(name) ? rest.slice(name.length).trimStart() : rest), text)
