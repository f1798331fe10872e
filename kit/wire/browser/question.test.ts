import { expect, test } from 'vitest'
import { z } from 'zod'
import { call } from '../call.ts'
import { questionOf } from './question.ts'

const spec = { summary: 'x', owner: 'anyone', input: z.object({}), output: z.object({}) } as const
const common = { city_id: '5' }

test('a path takes its parameters, escaped; the rest of a GET goes into the query', () => {
  const get = call({ ...spec, method: 'GET', path: '/unit/{id}/post/{post_id}' })
  const asked = questionOf(
    get,
    { id: 7, post_id: 'a/b', word: '心内科', none: undefined, empty: null, ids: [1, 2] },
    common,
  )
  expect(asked).toEqual({
    method: 'GET',
    url: '/api/unit/7/post/a%2Fb?city_id=5&word=%E5%BF%83%E5%86%85%E7%A7%91&ids=1&ids=2',
    body: null,
    headers: {},
  })
})

test('what the call says wins over a common parameter', () => {
  const get = call({ ...spec, method: 'GET', path: '/list' })
  expect(questionOf(get, { city_id: 9 }, common).url).toBe('/api/list?city_id=9')
})

test('a POST is a form, with common parameters in the query', () => {
  const post = call({ ...spec, method: 'POST', path: '/buy' })
  const { url, body } = questionOf(post, { id: 1, note: 'a&b' }, common)
  expect([url, String(body)]).toEqual(['/api/buy?city_id=5', 'id=1&note=a%26b'])
})

test('what a POST has in its query goes there [X261]', () => {
  const post = call({ ...spec, method: 'POST', path: '/third-login', inQuery: ['channelId'] })
  const { url, body } = questionOf(post, { channelId: 7, code: 'c', deviceNo: 'd' }, common)
  expect([url, String(body)]).toEqual(['/api/third-login?city_id=5&channelId=7', 'code=c&deviceNo=d'])
})

test('a GET that acts travels as a POST', () => {
  const get = call({ ...spec, method: 'GET', path: '/draw', mutatingGet: true })
  const { url, method, body } = questionOf(get, { id: 1 }, {})
  expect([url, method, String(body)]).toEqual(['/api/draw', 'POST', 'id=1'])
})

test('a contract may ask for JSON or for parts', () => {
  const json = questionOf(call({ ...spec, method: 'POST', path: '/j', body: 'json' }), { rows: [{ a: 1 }] }, {})
  expect([json.body, json.headers]).toEqual(['{"rows":[{"a":1}]}', { 'content-type': 'application/json' }])
  const file = new Blob(['x'])
  const parts = questionOf(call({ ...spec, method: 'POST', path: '/m', body: 'multipart' }), { file, kind: 2 }, {})
  expect([...(parts.body as FormData).keys()]).toEqual(['file', 'kind'])
})

test('a POST takes to its query what the contract says, and nothing where it is not given', () => {
  const spot = call({ ...spec, method: 'POST', path: '/u', body: 'multipart', inQuery: ['kind'] })
  const given = questionOf(spot, { file: new Blob(['x']), kind: 'ask' }, { cid: '16' })
  expect([given.url, [...(given.body as FormData).keys()]]).toEqual(['/api/u?cid=16&kind=ask', ['file']])
  expect(questionOf(spot, {}, {}).url).toBe('/api/u')
})
