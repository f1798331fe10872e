import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { bodyOf, sendBody } from './page-body.ts'

const text = '<p>你好</p>'.repeat(100)

/** Asks for a page of this status with these headers. */
const callApi = async (headers: Record<string, string>, status = 200, method: 'GET' | 'HEAD' = 'GET') => {
  const app = Fastify()
  const body = bodyOf(status, text, { 'content-type': 'text/html; charset=utf-8' })
  app.get('/', (request, reply) => sendBody(body, request, reply))
  return app.inject({ url: '/', headers, method })
}

test('the smallest encoding that is accepted', async () => {
  const [br, gzip, plain] = [
    await callApi({ 'accept-encoding': 'gzip, deflate, br' }),
    await callApi({ 'accept-encoding': 'br;q=0, gzip' }),
    await callApi({}),
  ]
  expect([br, gzip, plain].map(({ headers }) => headers['content-encoding'])).toEqual(['br', 'gzip', undefined])
  expect(brotliDecompressSync(br.rawPayload).toString()).toBe(text)
  expect(gunzipSync(gzip.rawPayload).toString()).toBe(text)
  expect(plain.payload).toBe(text)
})

test('who has it already is told so, but not of what is missing', async () => {
  const etag = String((await callApi({})).headers.etag)
  expect((await callApi({ 'if-none-match': etag })).statusCode).toBe(304)
  expect((await callApi({ 'if-none-match': 'W/"another"' })).statusCode).toBe(200)
  expect((await callApi({ 'if-none-match': etag }, 404)).statusCode).toBe(404)
})

test('who asks for the head alone gets that of the whole answer', async () => {
  const [whole, head] = [
    await callApi({ 'accept-encoding': 'br' }),
    await callApi({ 'accept-encoding': 'br' }, 200, 'HEAD'),
  ]
  expect(whole.headers['content-length']).toBe(String(whole.rawPayload.length))
  expect({ ...head.headers, date: '' }).toEqual({ ...whole.headers, date: '' })
  expect(head.payload).toBe('')
})

test('a page keeps its own words, whatever was made after it and however it is asked for', async () => {
  const [first, second] = ['<p>甲</p>', '<p>乙乙</p>'].map((words) => bodyOf(200, words, {}))
  expect(first?.as('identity').toString()).toBe('<p>甲</p>')
  expect(gunzipSync(first?.as('gzip') ?? '').toString()).toBe('<p>甲</p>')
  expect(brotliDecompressSync(second?.as('br') ?? '').toString()).toBe('<p>乙乙</p>')
})
