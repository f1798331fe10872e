import { expect, test } from 'vitest'
import { inTurn } from './turns.ts'

const LONG_MS = 60_000

test('One begins when the one before has ended, well or badly', async () => {
  const take = inTurn(LONG_MS)
  const said: string[] = []
  const gate = Promise.withResolvers<void>()
  const first = take(async () => {
    said.push('first begins')
    await gate.promise
    said.push('first ends')
    throw new Error('no')
  })
  const second = take(async () => said.push('second'))
  const third = take(async () => said.push('third'))
  gate.resolve()
  await expect(first).rejects.toThrow('no')
  await Promise.all([second, third])
  expect(said).toEqual(['first begins', 'first ends', 'second', 'third'])
})

test('What does not end keeps nobody for longer than that', async () => {
  const take = inTurn(1)
  const gate = Promise.withResolvers<string>()
  const hanging = take(() => gate.promise)
  expect(await take(async () => 'second')).toBe('second')
  gate.resolve('first')
  expect(await hanging).toBe('first')
})
