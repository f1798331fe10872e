import { createConfig, lintFromString } from '@redocly/openapi-core'
import { Document, type RulesetDefinition, Spectral } from '@stoplight/spectral-core'
import { Json } from '@stoplight/spectral-parsers'
import { oas } from '@stoplight/spectral-rulesets'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '#test/support/start-test-app.ts'

let app: TestApp
let text: string
beforeAll(async () => {
  app = await startTestApp()
  text = (await app.server.inject('/api/openapi.json')).payload
}, 60_000)
afterAll(() => app.close())

test('Redocly finds nothing wrong with the description of the calls', async () => {
  const config = await createConfig({ extends: ['recommended'] })
  const found = await lintFromString({ source: text, absoluteRef: 'openapi.json', config })
  expect(found.map(({ ruleId, message, location }) => `${ruleId}: ${message} ${location[0]?.pointer}`)).toEqual([])
}, 120_000)

test('Spectral finds nothing wrong with it', async () => {
  const spectral = new Spectral()
  spectral.setRuleset({ extends: oas as unknown as RulesetDefinition })
  const found = await spectral.run(new Document(text, Json))
  expect(found.map(({ code, message, path }) => `${code}: ${message} ${path.join('/')}`)).toEqual([])
}, 120_000)

test('it says how to sign in, what is refused, and by which key what is asked again is known', () => {
  const { paths, components } = JSON.parse(text)
  expect(components.securitySchemes.user_key).toMatchObject({ type: 'apiKey', in: 'header', name: 'user-key' })
  const create = paths['/api/guahao/v1/order/create'].post
  expect(create.security).toEqual([{ user_key: [] }])
  expect(create.parameters).toContainEqual(expect.objectContaining({ name: 'idempotency-key', in: 'header' }))
  const [success, ...refused] = create.responses[200].content['application/json'].schema.oneOf
  expect(success.properties).toMatchObject({ status: { const: 200 }, data: { type: 'object' } })
  const reasons = refused.flatMap(
    ({ properties }: { properties: { reason: { enum: string[] } } }) => properties.reason.enum,
  )
  expect(reasons).toEqual(expect.arrayContaining(['full', 'stopped', 'consent', 'login']))
})

test('it says which calls a program may ask, and by which scope', () => {
  const { paths, components } = JSON.parse(text)
  expect(components.securitySchemes.machine_key).toMatchObject({ type: 'http', scheme: 'bearer' })
  const save = paths['/api/desk/plans/save'].post
  expect(save.security).toEqual([{ staff_key: [] }, { machine_key: [] }])
  expect(save['x-scope']).toBe('schedules.plan')
  for (const path of ['/api/desk/staff', '/api/desk/money', '/api/desk/machine-keys'])
    expect(paths[path].get.security).toEqual([{ staff_key: [] }])
  expect(paths['/api/desk/visits/{order_id}/reveal'].post['x-scope']).toBeUndefined()
})

test('a list in a query stands with commas, as it is taken', async () => {
  const { paths } = JSON.parse(text)
  const listed = Object.entries<{
    get?: { parameters: { name: string; schema: { type?: string }; explode?: boolean }[] }
  }>(paths)
  const lists = listed.flatMap(([, { get }]) => get?.parameters.filter(({ schema }) => schema.type === 'array') ?? [])
  expect(lists.length).toBeGreaterThan(3)
  expect(lists.filter(({ explode }) => explode !== false)).toEqual([])
})
