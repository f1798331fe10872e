import { expect, test } from 'vitest'
import { z } from 'zod'
import { call, type Envelope } from './call.ts'
import { BadInput, NotSignedIn, RefusedError, ServerTrouble, TooMany, type WireError } from './errors.ts'
import { readAnswer } from './read-answer.ts'

const spec = {
  method: 'GET',
  path: '/trial',
  summary: 'Tries',
  owner: 'anyone',
  input: z.object({}),
  output: z.object({}),
} as const
const calls = new Map(
  (['status', 'code', 'state', 'result_code', 'error_code', 'error_code200', 'status_result_code'] as const).map(
    (envelope) => [envelope, call({ ...spec, envelope })],
  ),
)
const read = (body: Record<string, unknown>, envelope: Envelope = 'status', status = 200) =>
  readAnswer(calls.get(envelope) ?? spec, { status, body, traceid: 'T' })
const thrownBy = (body: Record<string, unknown>, envelope?: Envelope, status?: number): WireError => {
  try {
    throw new Error(`answered ${JSON.stringify(read(body, envelope, status))}`)
  } catch (thrown) {
    return thrown as WireError
  }
}

test('seven conditions are a success, each alone; another status, result_code or state is none [X259]', () => {
  const successes = [
    { status: 200 },
    { code: 1 },
    { state: 1 },
    { status: 1 },
    { result_code: 1 },
    { error_code: 1 },
    { status: -300 },
  ]
  for (const body of successes) expect(read({ ...body, data: 'D' })).toBe('D')
  for (const body of [{ status: 0 }, { result_code: 0 }, { state: 2 }, {}])
    expect(thrownBy({ ...body, data: 'D' })).toBeInstanceOf(RefusedError)
})

test('where the answer has the field of its area, that one alone decides', () => {
  expect(read({ error_code: 200, data: 'D' }, 'error_code200')).toBe('D')
  expect(thrownBy({ error_code: 1 }, 'error_code200')).toBeInstanceOf(RefusedError)
  expect(thrownBy({ result_code: 0, status: 200 }, 'result_code')).toBeInstanceOf(RefusedError)
  expect(read({ data: { status: 0, state: '0' }, status: 200 })).toEqual({ status: 0, state: '0' })
  expect(read({ status: 200, result_code: 1, data: 'D' }, 'status_result_code')).toBe('D')
  expect(thrownBy({ status: 0, result_code: 0 }, 'status_result_code')).toBeInstanceOf(RefusedError)
})

test('an activity is answered with code 200 or state 1; code 500 and another state are rejected [X301]', () => {
  const activity = calls.get('state')
  expect(activity?.envelope).toBe('state')
  for (const body of [{ code: 200 }, { state: 1 }]) expect(read({ ...body, data: 'D' }, 'state')).toBe('D')
  for (const body of [{ code: 500 }, { state: 0 }, { state: 500, code: 200 }])
    expect(thrownBy({ ...body, msg: '活动太火爆了' }, 'state')).toMatchObject({ words: '活动太火爆了' })
  expect(thrownBy({ code: 200, data: 'D' })).toBeInstanceOf(RefusedError)
})

test('a list and the number of its pages are read beside the data too, login leads to signing in [X260]', () => {
  const nine = { result_code: 1, error_code: 1, error_msg: '', state: 1, status: 200, login: 1 }
  expect(read({ ...nine, data: { of: 'A' }, list: [1, 2], total_page_num: 7 })).toEqual({
    of: 'A',
    list: [1, 2],
    total_page_num: 7,
  })
  expect(thrownBy({ ...nine, login: -1 })).toBeInstanceOf(NotSignedIn)
})

test('login -1, and code 10001 of a failure, ask to sign in; of a success they do not [X272]', () => {
  for (const envelope of calls.keys()) expect(thrownBy({ login: -1 }, envelope)).toBeInstanceOf(NotSignedIn)
  expect(thrownBy({ result_code: 0, error_code: 10001 }, 'result_code')).toBeInstanceOf(NotSignedIn)
  expect(read({ result_code: 1, error_code: 10001, data: 'D' }, 'result_code')).toBe('D')
  expect(thrownBy({ error_code: 10001, error_msg: 'E' }, 'error_code200')).toMatchObject({ code: 10001, words: 'E' })
})

test('the words of a failure: msg, else messages with commas, else error_msg [X275]', () => {
  const all = { status: 0, msg: 'M', messages: ['a', 'b'], error_msg: 'E' }
  expect(thrownBy(all).words).toBe('M')
  expect(thrownBy({ ...all, msg: undefined }).words).toBe('a,b')
  expect(thrownBy({ status: 0, error_msg: 'E' }).words).toBe('E')
})

test('the words of an HTTP error are its err_msg, or our own where it has none [X276]', () => {
  for (const [status, kind] of [
    [400, BadInput],
    [404, ServerTrouble],
    [429, TooMany],
    [500, ServerTrouble],
  ] as const) {
    const told = thrownBy({ err_msg: 'E' }, 'status', status)
    expect([told instanceof kind, told.words]).toEqual([true, 'E'])
    expect(thrownBy({}, 'status', status).words).not.toBe('')
  }
})
