import { beforeEach, expect, test, vi } from 'vitest'
import { pageCache } from './cache.ts'

const limits = { freshMs: 20_000, staleMs: 40_000, maxEntries: 2, maxBytes: 1_000 }

let now = 0
beforeEach(() => {
  now = 0
})

interface Page {
  bytes: number
  words: string
}

const open = () =>
  pageCache<Page>(
    limits,
    ({ words }) => words !== 'failed',
    () => now,
  )
const page = (words: string, bytes = 1) => vi.fn(async () => ({ words, bytes }))

test('who asks for a page that is being made waits for the same making', async () => {
  const { make } = open()
  const once = page('a')
  const both = await Promise.all([make('/', once), make('/', page('b'))])
  expect(both.map(({ words }) => words)).toEqual(['a', 'a'])
  expect(once).toHaveBeenCalledTimes(1)
})

test('a page is cached, then stale, then gone', async () => {
  const { make, find } = open()
  expect(find('/')).toBeUndefined()
  await make('/', page('a'))
  now = 19_999
  expect(find('/')).toMatchObject({ page: { words: 'a' }, state: 'cached', ageMs: 19_999 })
  now = 20_000
  expect(find('/')).toMatchObject({ page: { words: 'a' }, state: 'stale' })
  now = 59_999
  expect(find('/')).toMatchObject({ state: 'stale' })
  now = 60_000
  expect(find('/')).toBeUndefined()
})

test('while a stale page is renewed it is there, and then the new one is', async () => {
  const { make, find } = open()
  await make('/', page('old'))
  now = 30_000
  const renewing = make('/', page('new'))
  expect(find('/')).toMatchObject({ page: { words: 'old' }, state: 'stale' })
  await renewing
  expect(find('/')).toMatchObject({ page: { words: 'new' }, state: 'cached', ageMs: 0 })
})

test('a renewal that fails leaves the old page as long as it may be given out, and the next one tries again', async () => {
  const { make, find } = open()
  await make('/', page('old'))
  now = 30_000
  await expect(make('/', () => Promise.reject(new Error('down')))).rejects.toThrow('down')
  expect(await make('/', page('failed'))).toMatchObject({ words: 'failed' })
  expect(find('/')).toMatchObject({ page: { words: 'old' }, state: 'stale', ageMs: 30_000 })
  now = 60_000
  expect(find('/')).toBeUndefined()
})

test('neither a failure nor what is not worth it is cached', async () => {
  const { make, find } = open()
  await expect(make('/', () => Promise.reject(new Error('down')))).rejects.toThrow('down')
  await make('/', page('failed'))
  expect(find('/')).toBeUndefined()
})

test('of too many the one that was asked for least recently goes', async () => {
  const { make, find } = open()
  await make('a', page('a'))
  await make('b', page('b'))
  find('a')
  await make('c', page('c'))
  expect([find('a'), find('b'), find('c')].map((found) => found?.page.words)).toEqual(['a', undefined, 'c'])
})

test('bytes are limited too, and a page that is renewed counts once', async () => {
  const { make, find } = open()
  await make('a', page('a', 600))
  await make('a', page('a', 600))
  expect(find('a')).toBeDefined()
  await make('b', page('b', 600))
  expect([find('a'), find('b')].map((found) => found?.page.words)).toEqual([undefined, 'b'])
})

test('what is forgotten is made anew, also where the making had begun before', async () => {
  const { make, find, clear } = open()
  await make('a', page('old'))
  const { promise, resolve } = Promise.withResolvers<Page>()
  const slow = make('b', () => promise)
  clear()
  expect(find('a')).toBeUndefined()
  const anew = make('b', page('new'))
  resolve({ words: 'old', bytes: 1 })
  expect([(await slow).words, (await anew).words]).toEqual(['old', 'new'])
  expect(find('b')).toMatchObject({ page: { words: 'new' } })
})
