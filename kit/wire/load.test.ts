import { type LoaderFunctionArgs, RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { call } from './call.ts'
import { type Load, maybeId, onServer, onServerContext, readCode, readId } from './load.ts'
import type { Answered } from './read-answer.ts'

const thing = call({
  method: 'GET',
  path: '/thing/{id}',
  summary: 'x',
  owner: 'anyone',
  input: z.object({ id: z.int() }),
  output: z.object({ name: z.string() }),
  refuses: { 'not-found': '没有', closed: '今天休息' },
})
const load: Load<{ name: string }> = ({ callApi, query }) => callApi(thing, { id: readId(query, 'id') })

/** Loads on the server, where every call is answered so; gives the data, or what was thrown. */
const loadWhere = async (answered: Omit<Answered, 'traceid'>, search = '?id=7', loading: Load<unknown> = load) => {
  const visitor = { city: 5, channel: 16, elder: false }
  const answer = async () => ({ ...answered, traceid: 'trace-1' })
  const context = new RouterContextProvider(
    new Map([[onServerContext, { answer, visitor, nonce: '', origin: '', report: () => undefined }]]),
  )
  const args = {
    context,
    params: {},
    request: new Request(`http://page/thing${search}`),
  } as unknown as LoaderFunctionArgs
  return onServer(loading)(args).catch((thrown) => ({ status: thrown.init?.status, ...thrown.data }))
}
const refused = (reason: string) => ({ status: 200, body: { status: 0, msg: '话', reason } })

test('a thing that is not there is a page that says so', async () => {
  expect(await loadWhere(refused('not-found'))).toEqual({ status: 404, words: '话', reason: 'not-found' })
})

test('an address without its id asks to choose first', async () => {
  for (const search of ['', '?id=']) {
    expect(await loadWhere({ status: 200, body: { status: 200, data: {} } }, search)).toMatchObject({
      status: 200,
      reason: 'not-chosen',
      missing: 'id',
    })
  }
})

test('an address with nonsense for its id is a page that is not there, never a failure', async () => {
  for (const search of ['?id=abc', '?id=-1', '?id=0', '?id=1.5', '?id=99999999999999999999']) {
    expect(await loadWhere({ status: 200, body: { status: 200, data: {} } }, search)).toMatchObject({ status: 404 })
  }
  expect(await loadWhere({ status: 422, body: { err_msg: 'x', field: 'id' } })).toMatchObject({ status: 404 })
})

test('a code is read as an id is: missing it is to be chosen, as nonsense it is not there', async () => {
  const byCode = (search: string) =>
    loadWhere({ status: 200, body: {} }, search, async ({ query }) => readCode(query, 'order_id'))
  for (const code of ['a8_Z-0', 'own-1']) expect(await byCode(`?order_id=${code}`)).toBe(code)
  for (const search of ['', '?order_id='])
    expect(await byCode(search)).toMatchObject({ status: 200, reason: 'not-chosen', missing: 'order_id' })
  for (const search of ['?order_id=abc', '?order_id=../../x', `?order_id=${'a'.repeat(65)}`, '?order_id=%E5%8C%BB'])
    expect(await byCode(search)).toMatchObject({ status: 404 })
})

test('another refusal keeps its words', async () => {
  expect(await loadWhere(refused('closed'))).toEqual({ status: 400, words: '话', reason: 'closed' })
})

test('too many questions and a failing server have a status of their own, the failure with its number', async () => {
  expect(await loadWhere({ status: 429, body: {} })).toMatchObject({ status: 429 })
  expect(await loadWhere({ status: 500, body: {} })).toMatchObject({ status: 503, traceid: 'trace-1' })
})

test('what was answered is what the page gets', async () => {
  expect(await loadWhere({ status: 200, body: { status: 200, data: { name: '甲' } } })).toEqual({ name: '甲' })
})

test('an id that a page can do without is undefined where it is missing', () => {
  expect([maybeId(new URLSearchParams('a=5'), 'a'), maybeId(new URLSearchParams('a=x'), 'a')]).toEqual([5, undefined])
})
