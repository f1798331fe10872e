import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { sealPage } from './policy.ts'

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

test('the own scripts are named by their hashes, and the mark is gone', () => {
  const { html, policy } = sealPage(
    '<script nonce="N">one()</script><script type="module" nonce="N" async="">two()</script>',
    'N',
  )
  expect(html).toBe('<script>one()</script><script type="module" async="">two()</script>')
  expect(policy).toContain(`script-src 'self' ${hashOf('one()')} ${hashOf('two()')};`)
})

test('a script that came in with a text is not named', () => {
  const { policy } = sealPage(
    '<script nonce="N">own()</script><p><script>theirs()</script><script nonce="M">guess()</script></p>',
    'N',
  )
  expect(policy).toContain(`script-src 'self' ${hashOf('own()')};`)
})

test('nothing is left open', () => {
  const { policy } = sealPage('<p>plain</p>', 'N')
  expect(policy).not.toContain('unsafe')
  for (const closed of ["default-src 'self'", "object-src 'none'", "base-uri 'none'", "frame-ancestors 'self'"])
    expect(policy).toContain(closed)
})

test('style attributes of the page are named as the browser reads them', () => {
  const { policy } = sealPage('<p style="font-family:&quot;A&amp;B&quot;">', 'N')
  expect(policy).toContain(`style-src-attr 'unsafe-hashes' ${hashOf('font-family:"A&B"')}`)
})

test('host apps and media origins are added where they are given', () => {
  const { policy } = sealPage('', 'N', { frameAncestors: ['https://host.example'], media: ['https://cdn.example'] })
  expect(policy).toContain("frame-ancestors 'self' https://host.example")
  expect(policy).toContain("img-src 'self' data: blob: https://cdn.example")
})

test('a host’s script is let in by its whole address, and nothing else of its house', () => {
  const { policy } = sealPage('', 'N', { scripts: ['https://host.example/sdk-1.js'] })
  expect(policy).toContain("script-src 'self' https://host.example/sdk-1.js;")
})

test('a browser may connect to the broker elsewhere at which its line is', () => {
  expect(sealPage('', 'N').policy).toContain("connect-src 'self';")
  const { policy } = sealPage('', 'N', { live: ['wss://mqtt.example:8084'] })
  expect(policy).toContain("connect-src 'self' wss://mqtt.example:8084;")
})
