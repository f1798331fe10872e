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

test('a statement takes no more than `maxBatch`, and no more than `concurrency` are in flight', async () => {
  const { batches, run, open } = gated()
  const ask = batcher({ run, maxBatch: 2, concurrency: 2 })
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
  const ask = batcher({ run, flushOnTick: true })
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

test('where nothing is wrong with any of them, all fail at once and none is run again', async () => {
  const batches: number[][] = []
  const ask = batcher<number, number>({
    run: async (requests) => {
      batches.push(requests)
      throw new Error('away')
    },
    flushOnTick: true,
    failsAll: (reason) => (reason as Error).message === 'away',
  })
  const outcomes = await Promise.allSettled([1, 2, 3].map(ask))
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
  expect(batches).toEqual([[1, 2, 3]])
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
  const ask = batcher({ run, maxWaiting: 2 })
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

test('everybody gets their own answer, whatever the sizes', async () => {
  const size = fc.integer({ min: 1, max: 9 })
  await fc.assert(
    fc.asyncProperty(fc.array(fc.nat(), { maxLength: 60 }), size, size, async (requests, maxBatch, concurrency) => {
      const ask = batcher<number, string>({ run: async (batch) => batch.map(String), maxBatch, concurrency })
      expect(await Promise.all(requests.map(ask))).toEqual(requests.map(String))
    }),
  )
})
