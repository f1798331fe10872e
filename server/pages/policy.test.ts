import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { policyMaker } from './policy.ts'

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

const nothing = { scripts: [], styles: [] }

test('the own scripts are named by their hashes', () => {
  const policy = policyMaker()({ scripts: ['one()', 'two("二")'], styles: [] })
  expect(policy).toContain(`script-src 'self' ${hashOf('one()')} ${hashOf('two("二")')};`)
})

test('nothing is left open', () => {
  const policy = policyMaker()(nothing)
  expect(policy).not.toContain('unsafe')
  for (const closed of ["default-src 'self'", "object-src 'none'", "base-uri 'none'", "frame-ancestors 'self'"])
    expect(policy).toContain(closed)
})

test('style attributes of the page are named', () => {
  const policy = policyMaker()({ scripts: [], styles: ['font-family:"A&B"'] })
  expect(policy).toContain(`style-src-attr 'unsafe-hashes' ${hashOf('font-family:"A&B"')}`)
})

test('host apps and media origins are added where they are given', () => {
  const policy = policyMaker({ frameAncestors: ['https://host.example'], media: ['https://cdn.example'] })(nothing)
  expect(policy).toContain("frame-ancestors 'self' https://host.example")
  expect(policy).toContain("img-src 'self' data: blob: https://cdn.example")
})

test('a host’s script is let in by its whole address, and nothing else of its product', () => {
  const policy = policyMaker({ scripts: ['https://host.example/sdk-1.js'] })(nothing)
  expect(policy).toContain("script-src 'self' https://host.example/sdk-1.js;")
})

test('a browser may connect to the broker elsewhere at which its line is', () => {
  expect(policyMaker()(nothing)).toContain("connect-src 'self';")
  const policy = policyMaker({ live: ['wss://mqtt.example:8084'] })(nothing)
  expect(policy).toContain("connect-src 'self' wss://mqtt.example:8084;")
})
