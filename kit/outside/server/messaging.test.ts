import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { MessagingSettings } from '../messaging.ts'
import { ticketSource } from './messaging.ts'

let settings: MessagingSettings

/** A gateway as the provider's documents describe it. */
const gateway = createServer(async (request, response) => {
  const url = new URL(request.url ?? '', 'http://gateway')
  let sent = ''
  for await (const part of request) sent += part
  const body = JSON.parse(sent || '{}')
  const say = (said: object) => response.end(JSON.stringify(said))
  const isJson = request.headers['content-type'] === 'application/json'
  if (url.pathname === '/cgi-bin/stable_token' && request.method === 'POST' && isJson)
    return say(body.secret === 'right' ? { access_token: `of ${body.appid}`, expires_in: 7200 } : { errcode: 40125 })
  if (url.pathname === '/cgi-bin/ticket/getticket' && url.searchParams.get('type') === 'jsapi')
    return say(
      url.searchParams.get('access_token') === 'of wx1'
        ? { errcode: 0, ticket: 'a ticket', expires_in: 7200 }
        : { errcode: 40001 },
    )
  response.writeHead(502).end('<html>')
})

beforeAll(async () => {
  await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve))
  const endpoint = `http://127.0.0.1:${(gateway.address() as AddressInfo).port}`
  settings = { provider: 'wechat', appId: 'wx1', appSecret: 'right', endpoint }
})
afterAll(() => new Promise((resolve) => gateway.close(resolve)))

test('a wrong secret, a strange account and a gateway that is down are errors that name no secret', async () => {
  await expect(ticketSource({ ...settings, appSecret: 'wrong' })()).rejects.toThrow('40125')
  await expect(ticketSource({ ...settings, appId: 'wx2' })()).rejects.toThrow('40001')
  await expect(ticketSource({ ...settings, endpoint: `${settings.endpoint}/no` })()).rejects.toThrow('502')
  await expect(ticketSource({ ...settings, appSecret: 'wrong' })()).rejects.not.toThrow(/wrong/)
})

test('a ticket comes by the token of the account', async () => {
  expect(await ticketSource(settings)()).toEqual({ ticket: 'a ticket', seconds: 7200 })
})

test('the stand-in gives another ticket each time', async () => {
  const source = ticketSource({ ...settings, provider: 'stand-in' })
  const [one, other] = [await source(), await source()]
  expect(one.ticket).not.toBe(other.ticket)
  expect(one.seconds).toBe(7200)
})
