import { expect, test } from 'vitest'
import { buildingSvg } from './building.ts'
import { iconSvg } from './icon.ts'
import { placeholderSvg, placeholders } from './placeholder.ts'
import { portraitSvg } from './portrait.ts'
import { sceneSvg } from './scene.ts'
import { thingShapes, thingSvg } from './thing.ts'

const seeds = Array.from({ length: 200 }, (_, seed) => seed)
const ages = [3, 30, 70]

/** Every portrait that 200 people, both sexes, three ages, with and without a coat can have. */
const portraits = seeds.flatMap((seed) =>
  ages.flatMap((age) =>
    (['male', 'female'] as const).flatMap((sex) => [true, false].map((coat) => portraitSvg(seed, { age, sex, coat }))),
  ),
)
const things = seeds.flatMap((seed) => thingShapes.map((shape) => thingSvg(seed, shape)))
const scenes = seeds.flatMap((seed) => thingShapes.map((shape) => sceneSvg(seed, shape)))
const buildings = seeds.flatMap((seed) => [buildingSvg(seed, '#18cf62'), buildingSvg(seed, '#18cf62', 'square')])

test('no picture is larger than 3 KB, and each is whole', () => {
  const all = [
    ...portraits,
    ...buildings,
    ...things,
    ...scenes,
    ...placeholders.map(placeholderSvg),
    iconSvg('#18cf62'),
  ]
  for (const svg of all) {
    expect(svg.length).toBeLessThanOrEqual(3072)
    expect(svg).not.toMatch(/undefined|NaN/)
    expect(svg).toMatch(/^<svg [^>]*viewBox="[^"]+">.*<\/svg>$/)
  }
})

test('every element that opens closes', () => {
  for (const svg of [...portraits, ...buildings, ...things, ...scenes])
    expect((svg.match(/<[a-z]/gi) ?? []).length).toBe((svg.match(/\/>|<\//g) ?? []).length)
})

test('the same seed draws the same picture, others mostly other ones', () => {
  expect(portraitSvg('d-7', { coat: true })).toBe(portraitSvg('d-7', { coat: true }))
  expect(new Set(seeds.map((seed) => portraitSvg(seed))).size).toBeGreaterThan(190)
  expect(new Set(seeds.map((seed) => buildingSvg(seed, '#18cf62'))).size).toBeGreaterThan(190)
})

test('every kind of picture that may be missing has a drawing of its own, users one by sex [X368]', () => {
  const kinds = 'doctor microclass logo unit hospital product card user user-male user-female'
  expect(placeholders).toEqual(kinds.split(' '))
  expect(new Set(placeholders.map(placeholderSvg)).size).toBe(10)
})
