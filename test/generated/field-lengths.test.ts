import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { call } from '#kit/wire/call.ts'
import { mobile, text } from '#kit/wire/fields.ts'
import { allCalls, type NamedCall } from './all-calls.ts'
import { findCutting, readAllFields, readFields } from './field-lengths.ts'

test('no field cuts what its call would take', async () => {
  const listed = execFileSync('git', ['ls-files', 'app/**/*.tsx', 'app/*.tsx'], { encoding: 'utf8' })
  const files = readAllFields(listed.trim().split('\n'))
  const { faults, seen } = await findCutting(files, await allCalls())
  expect(faults).toEqual([])
  // Of those that name a length and what they are called; a check that looks at nothing finds nothing.
  expect(seen).toBeGreaterThan(90)
})

const planted = call({
  method: 'POST',
  path: '/planted',
  summary: 'Does something',
  owner: 'anyone',
  input: z.object({ words: text(40), mobile: mobile() }),
  output: z.object({}),
})
const looked = (form: string) =>
  findCutting(
    [readFields('app/planted.tsx', `import { planted } from './contract.ts'\nexport const Form = () => ${form}`)],
    [{ ...planted, name: 'planted', room: 'planted' } as NamedCall],
  )

test('a field that is narrower than its call is found, by its words and by a number as it is pasted', async () => {
  expect((await looked('<Field name="words" maxLength={39} />')).faults).toEqual([
    'app/planted.tsx: words takes 39, planted takes 40',
  ])
  expect((await looked('<Field name="mobile" maxLength={13} />')).faults).toHaveLength(1)
})

test('one that is as wide is none, nor is one that says no length', async () => {
  expect(await looked('<Field name="words" maxLength={40} />')).toEqual({ faults: [], seen: 1 })
  expect(await looked('<Field name="mobile" keyboard="mobile" />')).toEqual({ faults: [], seen: 1 })
  expect(await looked('<Field name="words" />')).toEqual({ faults: [], seen: 0 })
})
