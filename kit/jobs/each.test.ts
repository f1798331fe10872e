import { expect, test } from 'vitest'
import { each } from './each.ts'

test('one that fails keeps no other waiting, and is told at the end', async () => {
  const done: number[] = []
  const work = async (n: number) => {
    if (n % 2 === 0) throw new Error(`${n} fell over`)
    done.push(n)
  }
  await expect(each([1, 2, 3, 4, 5], work)).rejects.toThrow('2 of 5 failed: Error: 2 fell over')
  expect(done).toEqual([1, 3, 5])
  await each([7], work)
  expect(done).toEqual([1, 3, 5, 7])
})
