import { expect, test } from 'vitest'
import { distanceMetres } from '#kit/geo/distance.ts'
import { addressReader } from '../commands/address.ts'
import { areaAliases } from './area-aliases.ts'
import { cities } from './cities.ts'
import { divisions } from './divisions.ts'

const all = await cities()
const areas = divisions(new Map(all.map((city) => [city.areaCode, city.id])))
const areaOf = new Map(areas.map((area) => [area.id, area]))

test('ids, codes and names of cities are distinct', () => {
  for (const key of ['id', 'areaCode', 'name'] as const) {
    expect(new Set(all.map((city) => city[key])).size, key).toBe(all.length)
  }
})

test('every prefecture of the mainland is a city', () => {
  const missing = areas.filter((area) => area.level === 2 && area.cityId === null && area.id % 10_000 !== 9000)
  expect(missing).toEqual([])
  expect(all.length).toBeGreaterThan(340)
})

test('city ids that the outside world uses are kept [X322]', () => {
  const idOf = (name: string) => all.find((city) => city.name === name)?.id
  expect(['深圳', '东莞', '河池', '常德', '重庆', '南京', '长沙', '广州'].map(idOf)).toEqual([
    5, 2920, 3221, 3263, 3316, 3073, 3274, 2966,
  ])
})

test('every city lies in China and near the others of its province', () => {
  for (const city of all) {
    expect(city.lat, city.name).toBeGreaterThan(16)
    expect(city.lat, city.name).toBeLessThan(53.6)
    expect(city.lng, city.name).toBeGreaterThan(73.5)
    expect(city.lng, city.name).toBeLessThan(135.1)
    const neighbours = all.filter((other) => other !== city && sameProvince(other.areaCode, city.areaCode))
    if (neighbours.length === 0) continue
    const nearest = Math.min(...neighbours.map((other) => distanceMetres(city, other) ?? 0))
    // Ngari's nearest neighbour of Tibet is as far away as the sea is from Sansha.
    expect(nearest, city.name).toBeLessThan(city.name === '阿里' ? 950_000 : 420_000)
    expect(nearest, city.name).toBeGreaterThan(1_000)
  }
})

const sameProvince = (a: number, b: number) => Math.floor(a / 10_000) === Math.floor(b / 10_000)

test('letters and pinyin are those that people type', () => {
  const spelled = (name: string) =>
    all.filter((city) => city.name === name).map(({ pinyin, initials, letter }) => [pinyin, initials, letter])[0]
  expect(spelled('重庆')).toEqual(['chongqing', 'cq', 'C'])
  expect(spelled('厦门')).toEqual(['xiamen', 'xm', 'X'])
  expect(spelled('六安')).toEqual(['luan', 'la', 'L'])
  expect(spelled('吕梁')).toEqual(['lvliang', 'll', 'L'])
  expect(all.every((city) => /^[A-Z]$/.test(city.letter) && /^[a-z]+$/.test(city.pinyin))).toBe(true)
})

test('divisions hang together down to forty thousand streets', () => {
  expect(areaOf.size).toBe(areas.length)
  expect(areas.filter((area) => area.level === 4).length).toBeGreaterThan(41_000)
  const lost = areas.filter((area) => area.level > 1 && !areaOf.has(area.parentId ?? 0))
  expect(lost).toEqual([])
})

test('codes that were given up lead to divisions of today', () => {
  for (const [oldCode, name, newCode] of areaAliases) {
    expect(areaOf.get(oldCode)?.name, name).not.toBe(name)
    expect(areaOf.has(newCode), name).toBe(true)
  }
})

const read = addressReader(
  all.map(({ id, areaCode, name, fullName }) => ({ id, areaCode, name, fullNames: [fullName] })),
  areas.flatMap(({ id, name, level, cityId }) => (level === 3 && cityId !== null ? [{ id, name, cityId }] : [])),
)
const named = (address: string) => {
  const place = read(address)
  return place && [all.find((city) => city.id === place.cityId)?.name, areaOf.get(place.areaId ?? 0)?.name ?? null]
}

test.each([
  ['广东省深圳市南山区示范路1号', ['深圳', '南山区']],
  ['深圳南山区示范路1号', ['深圳', '南山区']],
  ['广东深圳示范路1号', ['深圳', null]],
  ['北京市东城区示范胡同2号', ['北京', '东城区']],
  ['重庆市渝中区示范路3号', ['重庆', '渝中区']],
  ['江苏省昆山市示范路4号', ['苏州', '昆山市']],
  ['吉林省吉林市船营区示范路5号', ['吉林', '船营区']],
  ['吉林省长春市朝阳区示范路6号', ['长春', '朝阳区']],
  ['辽宁省朝阳市双塔区示范街7号', ['朝阳', '双塔区']],
  ['湖北省恩施市示范大道8号', ['恩施', '恩施市']],
  ['湖北省仙桃市示范路9号', ['仙桃', null]],
  ['上海市南京路10号', ['上海', null]],
])('%s lies in %j', (address, place) => expect(named(address)).toEqual(place))

test('an address without a city is not guessed', () => {
  expect(read('朝阳区示范路1号')).toBeNull()
  expect(read('示范路1号')).toBeNull()
  expect(read('')).toBeNull()
})
