import { expect, test } from 'vitest'
import { z } from 'zod'
import { call } from '#kit/wire/call.ts'
import { maybeText, text } from '#kit/wire/fields.ts'
import { allCalls, type NamedCall } from './all-calls.ts'
import { findTakenForText } from './blank.ts'

const planted = (input: z.ZodObject): NamedCall => ({
  ...call({
    method: 'POST',
    path: '/planted',
    summary: 'Says something',
    owner: 'anyone',
    input,
    output: z.object({}),
  }),
  name: 'planted',
  room: 'planted',
})

test('a text that is only trimmed is found, one of our fields is not', () => {
  expect(findTakenForText(planted(z.object({ words: z.string().trim().min(1).max(9) })))).not.toEqual([])
  expect(findTakenForText(planted(z.object({ words: text(9), more: maybeText(9) })))).toEqual([])
})

test('no call takes a text in which there is nothing to see for one', async () => {
  expect((await allCalls()).flatMap(findTakenForText)).toEqual([])
})
