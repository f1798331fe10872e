import { expect, test } from 'vitest'
import { distanceMetres } from '#kit/geo/distance.ts'
import { kinds, levels } from '../../rules.ts'
import { demoCities, demoHospitals, type Ground } from './hospital-names.ts'

const grounds: Ground[] = demoCities.map(([areaCode], i) => ({
  id: i + 1,
  areaCode,
  name: `甲乙丙丁戊己庚辛壬癸`.charAt(i % 10) + `子丑寅`.charAt(Math.floor(i / 10)),
  fullName: '示范市',
  lat: 22 + i / 2,
  lng: 102 + i / 2,
  areas: i % 5 === 4 ? [] : ['东区', '南区', '西区', '北区'].map((name, n) => ({ id: i * 10 + n + 1, name })),
}))
const hospitals = demoHospitals(grounds)

test('about two hundred hospitals in thirty cities, the same each time', () => {
  expect(new Set(hospitals.map((one) => one.cityId)).size).toBe(30)
  expect(hospitals.filter((one) => one.parentKey === null).length).toBe(204)
  expect(demoHospitals(grounds)).toEqual(hospitals)
})

test('all names and keys are distinct, also a hundred times as many', () => {
  for (const list of [hospitals, demoHospitals(grounds, 100)]) {
    expect(new Set(list.map((one) => one.name)).size).toBe(list.length)
    expect(new Set(list.map((one) => one.key)).size).toBe(list.length)
  }
})

test('a bigger world keeps the hospitals of the usual one', () => {
  const names = new Set(demoHospitals(grounds, 10).map((one) => one.name))
  expect(hospitals.filter((one) => !names.has(one.name))).toEqual([])
})

test('every hospital says that it is a demonstration, beside its name and not in it', () => {
  const unmarked = hospitals.filter(
    (one) => !one.introduction.startsWith('演示用的虚构医院') || !one.address.includes('示范'),
  )
  expect(unmarked).toEqual([])
  expect(hospitals.filter((one) => one.name.includes('示范'))).toEqual([])
  expect(hospitals.filter((one) => !/-000[0-2]\d{4}$/.test(one.phone))).toEqual([])
})

test('no text keeps a gap that was to be filled', () => {
  expect(JSON.stringify(hospitals)).not.toMatch(/\{\w+\}|undefined/)
})

test('every hospital stands within sixty kilometres of its city, in one of its districts', () => {
  for (const one of hospitals) {
    const ground = grounds.find((city) => city.id === one.cityId) as Ground
    expect(distanceMetres(ground, one), one.name).toBeLessThan(60_000)
    if (ground.areas.length > 0) expect(ground.areas.map((area) => area.id)).toContain(one.areaId)
  }
})

test('levels and kinds are those of the room, and all kinds are there', () => {
  expect(hospitals.filter((one) => !(one.level in levels))).toEqual([])
  expect(new Set(hospitals.map((one) => one.kind))).toEqual(new Set(Object.keys(kinds).map(Number)))
})

test('a branch stands after its main hospital, under a name of its own', () => {
  const branches = hospitals.filter((one) => one.parentKey !== null)
  expect(branches.length).toBe(8)
  const at = (key: string) => hospitals.findIndex((one) => one.key === key)
  expect(branches.filter((one) => at(one.parentKey ?? '') < 0 || at(one.parentKey ?? '') > at(one.key))).toEqual([])
})
