import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { drawStates as drawCalls } from '#app/areas/consult/calls/states.ts'
import { allStates, consultationStates, drawStates, firstStates, mayMove, openStates, talkingStates } from './states.ts'

test('every arrow ends at a state, and every state can be reached', () => {
  const targets = new Set<string>([...firstStates, ...allStates.flatMap((state) => consultationStates[state].to)])
  expect([...targets].sort()).toEqual([...allStates].sort())
})

test('one talks only while a doctor has it, and what has ended is not under way', () => {
  expect(talkingStates).toEqual(['accepted', 'answered'])
  expect(openStates).toEqual(['unpaid', 'waiting', 'accepted', 'answered'])
})

test('what was answered is not given back, and what is not paid is not accepted', () => {
  expect(mayMove('answered', 'cancelled')).toBe(false)
  expect(mayMove('answered', 'refunded')).toBe(false)
  expect(mayMove('unpaid', 'accepted')).toBe(false)
  expect(mayMove('expired', 'waiting')).toBe(false)
})

test('a consultation is rated once, and only after it was held', () => {
  expect(allStates.filter((state) => mayMove(state, 'rated'))).toEqual(['ended'])
})

test('the pictures in the docs are drawn from the tables', async () => {
  const docs = join(import.meta.dirname, '../../../../docs/consult.md')
  const drawn = [drawStates(), drawCalls()]
  const page = (await readFile(docs, 'utf8')).replace(/(?<=```mermaid\n)[^`]*(?=\n```)/g, () => drawn.shift() ?? '')
  expect(drawn).toEqual([])
  await expect(page).toMatchFileSnapshot(docs)
})
