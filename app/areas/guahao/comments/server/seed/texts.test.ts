import { expect, test } from 'vitest'
import { catalogue } from '#app/areas/guahao/catalogue/server/seed/catalogue.ts'
import { praiseWords } from '../../rules.ts'
import { commentsByClass, commentsFor, generalComments } from './texts.ts'

const all = [...generalComments, ...Object.values(commentsByClass).flat()]

test('there are about eighty comments, each once', () => {
  expect(all.length).toBeGreaterThanOrEqual(80)
  expect(new Set(all.map((comment) => comment.text)).size).toBe(all.length)
})

test('classes are those of the catalogue', () => {
  const names = catalogue.map((one) => one.name)
  expect(Object.keys(commentsByClass).filter((name) => !names.includes(name))).toEqual([])
})

test('every tag is used, and none twice on one comment', () => {
  expect(new Set(all.flatMap((comment) => comment.tags))).toEqual(new Set(praiseWords))
  expect(all.filter((comment) => new Set(comment.tags).size !== comment.tags.length)).toEqual([])
})

test('most are content, some are not', () => {
  const mean = all.reduce((sum, comment) => sum + comment.stars, 0) / all.length
  expect(mean).toBeGreaterThan(4)
  expect(mean).toBeLessThan(4.6)
  expect(new Set(all.map((comment) => comment.stars)).size).toBe(5)
})

test('a class without comments of its own gets the general ones', () => {
  expect(commentsFor('麻醉科')).toEqual(generalComments)
  expect(commentsFor('骨科').length).toBeGreaterThan(generalComments.length)
})
