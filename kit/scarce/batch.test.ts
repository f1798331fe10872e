import fc from 'fast-check'
import { expect, test } from 'vitest'
import { batcher, Overloaded } from './batch.ts'

/** A statement that waits to be let through. */
const gated = () => {
  const batches: number[][] = []
  const gates: (() => void)[] = []
  const run = async (requests: number[]): Promise<number[]> => {
    batches.push(requests)
    await new Promise<void>((open) => gates.push(open))
    return requests.map((request) => request * 10)
  }
  return { batches, run, open: () => gates.shift()?.() }
}

test('requests that arrive while a statement is in flight become the next one', async () => {
  const { batches, run, open } = gated()
  const ask = batcher({ run })
  const first = ask(1)
  const others = [ask(2), ask(3), ask(4)]
  expect(batches).toEqual([[1]])
  open()
  expect(await first).toBe(10)
  await expect.poll(() => batches.length).toBe(2)
  expect(batches[1]).toEqual([2, 3, 4])
  open()
  expect(await Promise.all(others)).toEqual([20, 30, 40])
})

test('a statement takes no more than `most`, and no more than `lanes` are in flight', async () => {
  const { batches, run, open } = gated()
  const ask = batcher({ run, most: 2, lanes: 2 })
  const answers = Promise.all([1, 2, 3, 4, 5].map(ask))
  expect(batches).toEqual([[1], [2]])
  open()
  await expect.poll(() => batches).toEqual([[1], [2], [3, 4]])
  open()
  await expect.poll(() => batches).toEqual([[1], [2], [3, 4], [5]])
  open()
  open()
  expect(await answers).toEqual([10, 20, 30, 40, 50])
})

test('what arrives in one turn of the event loop is one statement, where that is wanted', async () => {
  const { batches, run, open } = gated()
  const ask = batcher({ run, byTurn: true })
  const answers = [ask(1), ask(2)]
  await Promise.resolve()
  answers.push(ask(3))
  expect(batches).toEqual([])
  await expect.poll(() => batches).toEqual([[1, 2, 3]])
  answers.push(ask(4))
  open()
  await expect.poll(() => batches).toEqual([[1, 2, 3], [4]])
  open()
  expect(await Promise.all(answers)).toEqual([10, 20, 30, 40])
})

test('while few come, statements are kept apart and more go together', async () => {
  const apartMs = 50
  const begun: { at: number; requests: number[] }[] = []
  const ask = batcher<number, number>({
    run: async (requests) => {
      begun.push({ at: performance.now(), requests })
      return requests
    },
    ...{ byTurn: true, apartMs },
  })
  await ask(0)
  const few = [ask(1)]
  for (let turn = 0; turn < 3; turn++) await new Promise((over) => setImmediate(over))
  few.push(ask(2))
  expect(await Promise.all(few)).toEqual([1, 2])
  expect(begun.map(({ requests }) => requests)).toEqual([[0], [1, 2]])
  expect((begun[1]?.at ?? 0) - (begun[0]?.at ?? 0)).toBeGreaterThanOrEqual(apartMs)
})

test('of two lanes that are kept apart none begins with nothing', async () => {
  const batches: number[][] = []
  const run = async (requests: number[]) => {
    batches.push(requests)
    return requests
  }
  const ask = batcher({ run, lanes: 2, apartMs: 20 })
  await ask(0)
  expect(await Promise.all([ask(1), ask(2)])).toEqual([1, 2])
  // The other lane's timer rings in the same turn.
  await new Promise((over) => setImmediate(over))
  expect(await ask(3)).toBe(3)
  expect(batches).toEqual([[0], [1, 2], [3]])
})

test('neither who comes first nor enough of them together wait for that', async () => {
  const ask = batcher<number, number>({ run: async (requests) => requests, byTurn: true, apartMs: 3_600_000 })
  expect(await ask(0)).toBe(0)
  const enough = Array.from({ length: 32 }, (_, at) => at + 1)
  expect(await Promise.all(enough.map(ask))).toEqual(enough)
})

test('a failed statement is run again one by one, and only the guilty request fails', async () => {
  const batches: number[][] = []
  const ask = batcher<number, number>({
    run: async (requests) => {
      batches.push(requests)
      if (requests.includes(3)) throw new Error('3 is not wanted')
      return requests
    },
  })
  const outcomes = await Promise.allSettled([1, 2, 3, 4].map(ask))
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled'])
  expect(outcomes[2]).toMatchObject({ reason: { message: '3 is not wanted' } })
  expect(batches).toEqual([[1], [2, 3, 4], [2], [3], [4]])
  expect(await ask(5)).toBe(5)
})

test('a statement that throws before it starts fails its request and nothing else', async () => {
  const ask = batcher<number, number>({
    run: (requests) => {
      if (requests[0] === 1) throw new Error('at once')
      return Promise.resolve(requests)
    },
  })
  await expect(ask(1)).rejects.toThrow('at once')
  expect(await ask(2)).toBe(2)
})

test('a full queue refuses at once and takes requests again when it has room', async () => {
  const { run, open, batches } = gated()
  const ask = batcher({ run, mostWaiting: 2 })
  const taken = [ask(1), ask(2), ask(3)]
  await expect(ask(4)).rejects.toBeInstanceOf(Overloaded)
  open()
  await expect.poll(() => batches.length).toBe(2)
  taken.push(ask(5))
  open()
  await expect.poll(() => batches.length).toBe(3)
  open()
  expect(await Promise.all(taken)).toEqual([10, 20, 30, 50])
})

test('a request without an answer is told so and is not run again', async () => {
  const batches: number[][] = []
  const ask = batcher<number, number>({
    run: async (requests) => {
      batches.push(requests)
      return requests.slice(0, 1)
    },
  })
  const [first, second, third] = await Promise.allSettled([1, 2, 3].map(ask))
  expect([first?.status, second?.status]).toEqual(['fulfilled', 'fulfilled'])
  expect(third).toMatchObject({ status: 'rejected', reason: { message: '2 requests got 1 answers' } })
  expect(batches).toEqual([[1], [2, 3]])
})

test('everybody gets his own answer, whatever the sizes', async () => {
  const size = fc.integer({ min: 1, max: 9 })
  await fc.assert(
    fc.asyncProperty(fc.array(fc.nat(), { maxLength: 60 }), size, size, async (requests, most, lanes) => {
      const ask = batcher<number, string>({ run: async (batch) => batch.map(String), most, lanes })
      expect(await Promise.all(requests.map(ask))).toEqual(requests.map(String))
    }),
  )
})
