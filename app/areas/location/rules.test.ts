import { expect, test } from 'vitest'
import {
  byLetter,
  cityByAreaCode,
  cityIdOf,
  cityOfVisitor,
  codesAround,
  DEFAULT_CITY,
  isCalled,
  nearestOf,
  shortName,
} from './rules.ts'

const given = [
  [440300, 5],
  [441900, 2920],
  [451200, 3221],
  [430700, 3263],
  [500000, 3316],
  [320100, 3073],
] as const
const known = new Map<number, number>(given)

test.each(given)('division %i is city %i [X322]', (areaCode, id) => {
  expect(cityIdOf(areaCode)).toBe(id)
  expect(cityByAreaCode(known, areaCode)).toBe(id)
})

test('an unknown division gives the default city [X321] [X322]', () => {
  expect(DEFAULT_CITY).toBe(5)
  expect(cityByAreaCode(known, 999999)).toBe(5)
  expect(cityByAreaCode(known, 0)).toBe(5)
})

test('a district or street lies in the city around it', () => {
  expect(codesAround(320106001)).toEqual([320106, 320100, 320000])
  expect(cityByAreaCode(known, 320106)).toBe(3073)
  expect(cityByAreaCode(known, 320106001)).toBe(3073)
  expect(cityByAreaCode(known, 500103)).toBe(3316)
})

test.each([
  ['深圳市', '深圳'],
  ['吉林市', '吉林'],
  ['延边朝鲜族自治州', '延边'],
  ['恩施土家族苗族自治州', '恩施'],
  ['海西蒙古族藏族自治州', '海西'],
  ['巴音郭楞蒙古自治州', '巴音郭楞'],
  ['克孜勒苏柯尔克孜自治州', '克孜勒苏'],
  ['西双版纳傣族自治州', '西双版纳'],
  ['大理白族自治州', '大理'],
  ['琼中黎族苗族自治县', '琼中'],
  ['香港特别行政区', '香港'],
  ['锡林郭勒盟', '锡林郭勒'],
  ['阿里地区', '阿里'],
  ['神农架林区', '神农架'],
])('people say %s as %s', (fullName, name) => expect(shortName(fullName)).toBe(name))

const cities = given.map(([areaCode, id]) => ({ areaCode, id }))

test('a visitor sees the city they chose before the one they are in', () => {
  expect(cityOfVisitor(cities, { chosen: 2920, areaCode: 320100, nearest: 5 })).toEqual({ id: 2920, source: 'chosen' })
  expect(cityOfVisitor(cities, { chosen: 0, nearest: 5 })).toEqual({ id: 0, source: 'chosen' })
})

test('a city that does not exist was not chosen', () => {
  expect(cityOfVisitor(cities, { chosen: 99, nearest: 3073 })).toEqual({ id: 3073, source: 'position' })
})

test('a visitor of whom nothing is known sees the default city [X321]', () => {
  expect(cityOfVisitor(cities, {})).toEqual({ id: 5, source: 'default' })
})

test('rows stand under their letters in the order of the alphabet', () => {
  const rows = [
    { letter: 'S', n: 1 },
    { letter: 'B', n: 2 },
    { letter: 'S', n: 3 },
  ]
  expect(byLetter(rows)).toEqual([
    { letter: 'B', rows: [{ letter: 'B', n: 2 }] },
    {
      letter: 'S',
      rows: [
        { letter: 'S', n: 1 },
        { letter: 'S', n: 3 },
      ],
    },
  ])
})

const changsha = { city_name: '长沙', pinyin: 'changsha', initials: 'cs', lat: 28.23, lng: 112.94 }
const changde = { city_name: '常德', pinyin: 'changde', initials: 'cd', lat: 29.03, lng: 111.7 }

test.each([
  ['长沙', [changsha]],
  ['长沙市', [changsha]],
  ['沙', [changsha]],
  ['Chang', [changsha, changde]],
  ['cd', [changde]],
  [' changs ', [changsha]],
  ['de', []],
  ['', [changsha, changde]],
])('typing %j finds %j', (typed, found) => {
  expect([changsha, changde].filter((city) => isCalled(city, typed))).toEqual(found)
})

test('the nearest city is found, and none where the position is not known', () => {
  expect(nearestOf([changde, changsha], { lat: 28.2, lng: 113 })).toBe(changsha)
  expect(nearestOf([changde, changsha], { lat: 0, lng: 0 })).toBeUndefined()
  expect(nearestOf([], { lat: 28.2, lng: 113 })).toBeUndefined()
})
