import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { wayBack } from './way-back.ts'

const HOME = 'https://care.example'

beforeEach(() => void vi.stubGlobal('location', new URL(`${HOME}/user/login`)))
afterEach(() => vi.unstubAllGlobals())

const backTo = (asked: string) => wayBack(new URLSearchParams({ redirect_url: asked }))
/** Where a browser that stands on our page goes by what `wayBack` gives it. */
const arrivesAt = (asked: string) => new URL(backTo(asked), `${HOME}/user/login`)

test('after signing in and out one comes back to a page of the product with its query, and from nowhere to home', () => {
  expect(backTo('/unit/list?city_id=5#x')).toBe('/unit/list?city_id=5#x')
  expect(backTo(`${HOME}/unit/list`)).toBe('/unit/list')
  expect(wayBack(new URLSearchParams())).toBe('/')
  expect(backTo('')).toBe('/')
})

const wrappings: readonly ((host: string) => string)[] = [
  (host: string) => `https://${host}`,
  (host: string) => `//${host}`,
  (host: string) => `///${host}`,
  (host: string) => `/\\${host}`,
  (host: string) => `\\\\${host}`,
  (host: string) => `/\t/${host}`,
  (host: string) => `https:${host}`,
  (host: string) => `HTTPS:\\\\${host}`,
  (host: string) => `http:/${host}`,
  (host: string) => `https://care.example@${host}`,
  (host: string) => `https://care.example.${host}`,
  (host: string) => ` https://${host}`,
  (host: string) => `\nhttps://${host}/`,
  (host: string) => `ftp://${host}`,
  (host: string) => `javascript:alert('${host}')`,
  (host: string) => `data:text/html,${host}`,
  (host: string) => `java\tscript:alert(1)//${host}`,
  (host: string) => `blob:https://${host}/1`,
  (host: string) => `https://care.example:444/${host}`,
  (host: string) => `/..//${host}`,
  (host: string) => `/./\\${host}`,
]

test('no spelling of another product or of a script leads out of the product: redirect_url and callback [S8]', () => {
  const host = fc.constantFrom('evil.example', 'EVIL.example', '127.0.0.1', '[::1]', 'evil。example', 'xn--e1awd7f.com')
  const tail = fc.constantFrom('', '/', '/a?b=1', '#c', '/%2e%2e//evil.example', '?redirect_url=//evil.example')
  const wrap = fc.constantFrom(...wrappings)
  fc.assert(
    fc.property(host, tail, wrap, (name, end, wrapped) => {
      expect(arrivesAt(wrapped(name) + end).origin).toBe(HOME)
    }),
    { numRuns: 500 },
  )
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (anything) => {
      expect(arrivesAt(anything).origin).toBe(HOME)
    }),
    { numRuns: 500 },
  )
})
