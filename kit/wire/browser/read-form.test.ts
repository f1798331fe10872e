import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { call } from '../call.ts'
import { BadInput } from '../errors.ts'
import { id, int, listed, maybe, text } from '../fields.ts'
import { readForm } from './read-form.ts'

const half = z.enum(['am', 'pm'])
const plan = call({
  method: 'POST',
  path: '/plan',
  summary: 'Plan a day',
  owner: 'self',
  input: z.object({
    plan_id: id(),
    title: text(20),
    half,
    other_half: maybe(half),
    halves: listed(z.array(half)),
    doctors: listed(z.array(z.int())),
    notes: z.array(z.string()),
    is_open: int(0, 1),
    count: z.int(),
  }),
  output: z.object({}),
})

const formOf = (...entries: [name: string, value: string][]): FormData => {
  const form = new FormData()
  for (const [name, value] of entries) form.append(name, value)
  return form
}

describe('what is refused', () => {
  test('a value that is none of the choices is refused as the server would, naming its field', () => {
    const read = () => readForm(plan, formOf(['half', 'night']), { half: ['am', 'pm'] })
    expect(read).toThrow(new BadInput('half', '参数 half 不正确'))
  })

  test('a choice that was not made is refused where it has to be made', () => {
    expect(() => readForm(plan, formOf(), { half: ['am', 'pm'] })).toThrow(BadInput)
  })

  test('one ticked value that is none of the choices refuses them all', () => {
    const form = formOf(['halves', 'am'], ['halves', 'night'])
    expect(() => readForm(plan, form, { halves: { ticked: ['am', 'pm'] } })).toThrow(BadInput)
  })

  test('a name that the call does not know does not compile', () => {
    // @ts-expect-error the call has no such parameter
    expect(readForm(plan, formOf(['titel', 'Tuesday']), { titel: 'text' })).toEqual({ titel: 'Tuesday' })
  })

  test('a wrong name beside right ones does not compile either', () => {
    // @ts-expect-error the call has no such parameter
    expect(readForm(plan, formOf(), { title: 'text', titel: 'text' })).toEqual({ title: '', titel: '' })
  })

  test('a field that is read as something its parameter does not take does not compile', () => {
    // @ts-expect-error a number is asked for, and text is read
    expect(readForm(plan, formOf(['count', '3']), { count: 'text' })).toEqual({ count: '3' })
    // @ts-expect-error words are asked for, and a flag is read
    expect(readForm(plan, formOf(['title', 'on']), { title: 'flag' })).toEqual({ title: 1 })
    // @ts-expect-error one of two words is asked for, and any text is read
    expect(readForm(plan, formOf(['half', 'night']), { half: 'text' })).toEqual({ half: 'night' })
    // @ts-expect-error the call takes no such choice
    expect(readForm(plan, formOf(['half', 'night']), { half: ['night'] })).toEqual({ half: 'night' })
    // @ts-expect-error the call takes no such choice
    expect(readForm(plan, formOf(['halves', 'x']), { halves: { ticked: ['x'] } })).toEqual({ halves: ['x'] })
  })
})

describe('what is read', () => {
  test('text is what was typed, and nothing where there is no such field', () => {
    const form = formOf(['title', ' Tuesday '], ['count', '9'])
    expect(readForm(plan, form, { title: 'text', plan_id: 'text' })).toEqual({ title: ' Tuesday ', plan_id: '' })
  })

  test('a file is no text', () => {
    const form = new FormData()
    form.append('title', new Blob(['x']), 'x.png')
    expect(readForm(plan, form, { title: 'text' })).toEqual({ title: '' })
  })

  test('a flag is 1 where its box is ticked and 0 where it is not', () => {
    expect(readForm(plan, formOf(['is_open', 'on']), { is_open: 'flag' })).toEqual({ is_open: 1 })
    expect(readForm(plan, formOf(), { is_open: 'flag' })).toEqual({ is_open: 0 })
  })

  test('a choice need not be made where nothing is among the choices', () => {
    const choices = { other_half: ['', 'am', 'pm'] } as const
    expect(readForm(plan, formOf(), choices)).toEqual({ other_half: '' })
    expect(readForm(plan, formOf(['other_half', 'pm']), choices)).toEqual({ other_half: 'pm' })
  })

  test('every value under a name makes a list, of one and of none too', () => {
    const form = formOf(['halves', 'am'], ['halves', 'pm'], ['doctors', '7'], ['notes', 'a'], ['notes', ''])
    const lists = { halves: { ticked: ['am', 'pm'] }, doctors: 'numbers', notes: 'texts' } as const
    expect(readForm(plan, form, lists)).toEqual({ halves: ['am', 'pm'], doctors: [7], notes: ['a', ''] })
    expect(readForm(plan, formOf(), lists)).toEqual({ halves: [], doctors: [], notes: [] })
  })

  test('what is read fits the call', () => {
    const form = formOf(['title', 'Tuesday'], ['half', 'am'], ['halves', 'am'], ['doctors', '7'], ['is_open', 'on'])
    const read = readForm(plan, form, {
      title: 'text',
      half: ['am', 'pm'],
      other_half: ['', 'am', 'pm'],
      halves: { ticked: ['am', 'pm'] },
      doctors: 'numbers',
      notes: 'texts',
      is_open: 'flag',
    })
    const input: z.input<typeof plan.input> = { ...read, plan_id: 5, count: 2 }
    expect(plan.input.parse(input)).toMatchObject({ title: 'Tuesday', half: 'am', doctors: [7], is_open: 1 })
  })
})
