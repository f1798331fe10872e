import { expect, test } from 'vitest'
import { collegeTurn, cursorText, feedKinds, isSeen, kindsOfTab, placeOfCursor, RECOMMEND, tabOf } from './rules.ts'

test.each([
  '',
  '1.2',
  'x.0.1',
  '1.5.1',
  '1.0.drop table',
  '1.0.',
  '1.0.abc',
  '99999999999999999.0.1',
  `1.3.${'a'.repeat(65)}`,
])('%j is no place in the feed', (text) => expect(placeOfCursor(text)).toBeUndefined())

test('a place comes back from the browser as it went', () => {
  for (const [at, kind] of feedKinds.entries()) {
    const place = { atMs: 1_763_000_000_000 + at, kind, id: kind === 'ask' || kind === 'diary' ? 'aB_-9' : '17' }
    expect(placeOfCursor(cursorText(place))).toEqual(place)
  }
})

test('each kind has a tab of its own, Recommend has all, and others there are not [X139]', () => {
  for (const kind of feedKinds) expect(kindsOfTab(tabOf(kind))).toEqual([kind])
  expect(kindsOfTab(RECOMMEND.id)).toEqual(feedKinds)
  expect(kindsOfTab(9)).toBeUndefined()
  expect([isSeen(['video']), isSeen(['article']), isSeen(feedKinds)]).toEqual([true, false, false])
})

test('the college begins with entries 1, 2, 3 on three days and 1 on the fourth; on the same day with the same [X359]', () => {
  const days = ['2026-11-01', '2026-11-01', '2026-11-02', '2026-11-05', '2026-11-05', '2026-11-06']
  const turns: number[] = []
  let kept: string | undefined
  for (const day of days) {
    const { turn, cookie } = collegeTurn(kept, day)
    turns.push(turn)
    kept = cookie
  }
  expect(turns).toEqual([0, 0, 1, 2, 2, 0])
  expect(collegeTurn('nonsense', '2026-11-01').turn).toBe(0)
})
