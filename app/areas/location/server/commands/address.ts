/** Where an address lies: its city, and its county or district where the address names one. */
export interface AddressPlace {
  cityId: number
  areaId: number | null
}

/** A city as addresses may spell it. */
export interface SpelledCity {
  id: number
  areaCode: number
  /** How people say it: 深圳. */
  name: string
  /** How officials write it, and former names: 深圳市, 襄樊市. */
  fullNames: readonly string[]
}

/** A county or district and the city that it belongs to. */
export interface SpelledCounty {
  id: number
  cityId: number
  name: string
}

const provinces =
  '北京|天津|河北|山西|内蒙古|辽宁|吉林|黑龙江|上海|江苏|浙江|安徽|福建|江西|山东|河南|湖北|湖南|广东|广西|海南|重庆|四川|贵州|云南|西藏|陕西|甘肃|青海|宁夏|新疆'
const provinceAhead = new RegExp(`^(?:中国)?(${provinces})(?:省|维吾尔自治区|壮族自治区|回族自治区|自治区)?`)
/** The first two digits of a province's division codes, in the order of their names above. */
const provinceCodes = [
  11, 12, 13, 14, 15, 21, 22, 23, 31, 32, 33, 34, 35, 36, 37, 41, 42, 43, 44, 45, 46, 50, 51, 52, 53, 54, 61, 62, 63,
  64, 65,
]
const provinceNames = provinces.split('|')

/**
 * Makes a reader of addresses: names of cities anywhere (广东省深圳市…), else of a county that only one city of the
 * province has (昆山市…), else a city's short name at the start (深圳南山…). Null where the address names none.
 */
export const addressReader = (cities: readonly SpelledCity[], counties: readonly SpelledCounty[]) => {
  const cityOfName = new Map(cities.flatMap((city) => city.fullNames.map((name) => [name, city] as const)))
  const cityOfShortName = Map.groupBy(cities, (city) => city.name)
  const codeOfCity = new Map(cities.map((city) => [city.id, city.areaCode]))
  const countiesOfCity = Map.groupBy(counties, (county) => county.cityId)
  const countiesOfName = Map.groupBy(counties, (county) => county.name)
  const anyCity = anyOf(cityOfName.keys())
  const anyCounty = anyOf(countiesOfName.keys())
  // 朝阳区 is a district of several cities, none of them 朝阳.
  const cityAhead = new RegExp(`^(?:${anyOf(cityOfShortName.keys()).source})(?![区县])`)
  const inProvince = (cityId: number, province: number | null) =>
    province === null || Math.floor((codeOfCity.get(cityId) ?? 0) / 10_000) === province

  const named = (address: string): AddressPlace | null => {
    const found = anyCity.exec(address)
    const city = found && cityOfName.get(found[0])
    if (!city) return null
    const rest = address.slice(found.index + found[0].length)
    return { cityId: city.id, areaId: firstIn(rest, countiesOfCity.get(city.id) ?? []) }
  }

  const byCounty = (address: string, province: number | null): AddressPlace | null => {
    for (const [name] of address.matchAll(new RegExp(anyCounty, 'g'))) {
      const there = countiesOfName.get(name)?.filter((county) => inProvince(county.cityId, province)) ?? []
      const [only] = there
      if (only && there.length === 1) return { cityId: only.cityId, areaId: only.id }
    }
    return null
  }

  const byShortName = (rest: string, province: number | null): AddressPlace | null => {
    const [name = ''] = cityAhead.exec(rest) ?? []
    const city = cityOfShortName.get(name)?.find((one) => inProvince(one.id, province))
    return city ? { cityId: city.id, areaId: firstIn(rest, countiesOfCity.get(city.id) ?? []) } : null
  }

  return (address: string): AddressPlace | null => {
    const [ahead = '', provinceName = ''] = provinceAhead.exec(address) ?? []
    const province = provinceCodes[provinceNames.indexOf(provinceName)] ?? null
    const rest = address.slice(ahead.length)
    return named(address) ?? byCounty(address, province) ?? byShortName(rest, province) ?? byShortName(address, null)
  }
}

/** One pattern for all names, the longest first; Chinese names hold nothing that a pattern would misread. */
const anyOf = (names: Iterable<string>) => new RegExp([...names].sort((a, b) => b.length - a.length).join('|'))

/** The county that the text names first. */
const firstIn = (text: string, counties: readonly SpelledCounty[]): number | null => {
  let first: { at: number; id: number } | null = null
  for (const county of counties) {
    const at = text.indexOf(county.name)
    if (at >= 0 && (first === null || at < first.at)) first = { at, id: county.id }
  }
  return first?.id ?? null
}
