import { expect, test } from 'vitest'
import { microBatch } from './micro-batch.ts'
import type { Db } from './open.ts'

test('writes that come in one turn, or while another is under way, go together, those of each database apart', async () => {
  const ran: [Db, readonly number[]][] = []
  const write = microBatch(async (db, requests: readonly number[]) => {
    ran.push([db, requests])
    return requests.map((n) => n * 2)
  })
  const [one, other] = [{} as Db, {} as Db]
  const answers = await Promise.all([write(one, 1), write(one, 2), write(other, 3), write(one, 4)])
  expect(answers).toEqual([2, 4, 6, 8])
  expect(ran).toEqual([
    [one, [1, 2, 4]],
    [other, [3]],
  ])
})
