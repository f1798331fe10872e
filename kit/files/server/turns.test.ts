import { expect, test } from 'vitest'
import { turns } from './turns.ts'

test('so many run at once, so many wait, and the next is told that it is busy', async () => {
  const take = turns({ atOnce: 2, waiting: 1 })
  const begun: number[] = []
  const ends: (() => void)[] = []
  const work = (name: number) => () => {
    begun.push(name)
    return new Promise<number>((resolve) => ends.push(() => resolve(name)))
  }
  const asked = [1, 2, 3].map((name) => take(work(name)))
  expect(await take(work(4))).toBe('busy')
  expect(begun).toEqual([1, 2])
  ends[1]?.()
  expect(await asked[1]).toBe(2)
  await expect.poll(() => begun).toEqual([1, 2, 3])
  ends[0]?.()
  ends[2]?.()
  expect(await Promise.all(asked)).toEqual([1, 2, 3])
})

test('work that fails gives its place to the next', async () => {
  const take = turns({ atOnce: 1, waiting: 1 })
  await expect(take(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await take(async () => 'done')).toBe('done')
})
