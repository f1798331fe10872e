import { expect, test } from 'vitest'
import { buildingSvg, buildingViews } from './building.ts'
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
const things = thingShapes.flatMap((shape) => seeds.slice(0, 8).map((seed) => thingSvg(seed, shape)))
const scenes = thingShapes.flatMap((shape, at) => sceneSvg(at, shape))
const shapes = ['banner', 'square'] as const
const buildings = seeds.flatMap((seed) =>
  shapes.flatMap((shape) =>
    buildingViews.map((view) => buildingSvg(seed, '#18cf62', { shape, view, kind: String(seed % 12) })),
  ),
)

const expectWhole = (svg: string) => {
  expect(svg).not.toMatch(/undefined|NaN/)
  expect(svg).toMatch(/^<svg [^>]*viewBox="[^"]+">.*<\/svg>$/)
}

test('a hospital is drawn by what it is, and its rooms are no houses', () => {
  const kinds = Array.from({ length: 10 }, (_, at) => buildingSvg(7, '#18cf62', { kind: String(at + 1) }))
  expect(new Set(kinds).size).toBe(10)
  expect(new Set(buildingViews.map((view) => buildingSvg(7, '#18cf62', { view }))).size).toBe(buildingViews.length)
})

test('no picture of a thing or a person is larger than 3 KB, none of a house or a landscape than 4, and each is whole', () => {
  const all = [...portraits, ...things, ...placeholders.map(placeholderSvg), iconSvg('#18cf62')]
  for (const svg of all) {
    expect(svg.length).toBeLessThanOrEqual(3072)
    expectWhole(svg)
  }
  for (const svg of [...buildings, ...scenes]) {
    expect(svg.length).toBeLessThanOrEqual(4096)
    expectWhole(svg)
  }
})

test('pictures of places, things and landscapes go dark with the system, and none before', () => {
  for (const svg of [...buildings, ...things, ...scenes]) {
    expect(svg).toMatch(/@media\(prefers-color-scheme:dark\){\.n{opacity:\.\d+}/)
    expect(svg).toMatch(/<path class="n" opacity="0" fill="#0b1524" d="M0 0h\d+v360H0z"\/>/)
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
