import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../support/start-test-app.ts'
import { compareContracts, type Description } from './contract-changes.ts'

const root = join(import.meta.dirname, '../..')
const contracts = globSync('test/releases/contracts/*.json.gz', { cwd: root }).sort()
const changes = readFileSync(join(root, 'docs/api-changes.md'), 'utf8')

let app: TestApp
let today: Description
beforeAll(async () => {
  app = await startTestApp()
  today = (await app.server.inject('/api/openapi.json')).json()
}, 60_000)
afterAll(() => app.close())

test('what a release promised to programs is stored', () => expect(contracts).not.toEqual([]))

describe.each(contracts.map((file) => [basename(file, '.json.gz'), file]))(
  'A program written for %s',
  (version, file) => {
    test('finds every call as it was, or docs/api-changes.md says what became of it', () => {
      const promised: Description = JSON.parse(gunzipSync(readFileSync(join(root, file))).toString())
      expect(Object.keys(promised.paths).length).toBeGreaterThan(500)
      // What came after that release stands above it.
      const [since = ''] = changes.split(`\n## ${version.slice(1)}`)
      const broken = compareContracts(promised, today).filter(({ breaks }) => breaks)
      const unsaid = broken.filter(({ call }) => !since.includes(`\`${call}\``))
      expect(unsaid.map(({ call, what }) => `${call}: ${what}`)).toEqual([])
    })
  },
)

describe('What changed between two descriptions', () => {
  const string = { type: 'string', maxLength: 20 }
  const answer = { type: 'object', properties: { id: { type: 'integer' }, note: { type: 'string' } }, required: ['id'] }
  const call = {
    parameters: [{ name: 'city', in: 'query', schema: { type: 'integer' } }],
    requestBody: {
      content: { 'application/json': { schema: { type: 'object', properties: { name: string }, required: ['name'] } } },
    },
    responses: { 200: { content: { 'application/json': { schema: answer } } } },
  }
  type Planted = typeof call & Record<string, unknown>
  const describing = (planted: Planted): Description => ({ paths: { '/api/one': { post: planted } } }) as never
  const changed = (change: (planted: Planted) => void) => {
    const planted = structuredClone(call) as Planted
    change(planted)
    return compareContracts(describing(call as Planted), describing(planted)).map(({ what }) => what)
  }
  const body = (planted: Planted) => planted.requestBody.content['application/json'].schema
  const said = (planted: Planted) => planted.responses[200].content['application/json'].schema

  test('is nothing where they are the same', () => expect(changed(() => {})).toEqual([]))
  test('tells what is asked of who sends', () => {
    expect(changed((one) => Object.assign(body(one).properties, { age: { type: 'integer' } }))).toEqual([])
    expect(changed((one) => body(one).required.push('age'))).toEqual(['body age: is required'])
    expect(changed((one) => Object.assign(body(one).properties.name, { maxLength: 10 }))).toEqual([
      'body name: maxLength 10',
    ])
    expect(changed((one) => Object.assign(body(one).properties.name, { maxLength: 30 }))).toEqual([])
    expect(changed((one) => Object.assign(body(one).properties.name, { enum: ['a', 'b'] }))).toEqual([
      'body name: takes only a, b',
    ])
    expect(changed((one) => Object.assign(body(one).properties, { name: { type: 'integer' } }))).toEqual([
      'body name: takes no string any more',
    ])
    expect(changed((one) => Object.assign(body(one).properties, { name: { type: ['string', 'null'] } }))).toEqual([])
    expect(changed((one) => one.parameters.pop())).toEqual(['parameter query city: is not taken any more'])
    expect(changed((one) => Object.assign(one, { security: [{ user_key: [] }] }))).toEqual(['wants user_key'])
    const [one, either] = [[{ user_key: [] }], [{ user_key: [] }, { machine_key: [] }]]
    const secured = (security: object[]) => describing({ ...call, security } as Planted)
    expect(compareContracts(secured(one), secured(either))).toEqual([])
    expect(compareContracts(secured(either), secured(one))).toMatchObject([{ what: 'wants user_key', breaks: true }])
    expect(changed((one) => Object.assign(one, { 'x-consent': 'health' }))).toEqual(['wants the consent health'])
  })
  test('tells what is missing for who reads', () => {
    expect(changed((one) => Object.assign(said(one).properties, { more: string }))).toEqual([])
    expect(changed((one) => said(one).required.pop())).toEqual(['answer id: may be missing'])
    expect(changed((one) => Object.assign(said(one).properties, { note: { type: ['string', 'null'] } }))).toEqual([
      'answer note: may be null',
    ])
    expect(changed((one) => Reflect.deleteProperty(said(one).properties, 'note'))).toEqual(['answer note: is gone'])
  })
  test('knows alternatives by their word, not by their place', () => {
    const alternative = (type: string) => ({
      type: 'object',
      properties: { type: { type: 'string', const: type }, [type]: string },
      required: ['type', type],
    })
    const answering = (...types: string[]) => {
      const planted = structuredClone(call) as Planted
      Object.assign(said(planted).properties, { piece: { oneOf: types.map(alternative) } })
      return describing(planted)
    }
    const changes = (was: Description, is: Description) => compareContracts(was, is).map(({ what }) => what)
    const before = answering('list', 'picture')
    expect(changes(before, answering('list', 'table', 'picture'))).toEqual([])
    expect(changes(before, answering('table', 'list'))).toEqual(['answer piece [picture]: is gone'])
  })
  test('tells which calls are gone and which are new', () => {
    const [none, one] = [{ paths: {} }, describing(call as Planted)]
    expect(compareContracts(one, none)).toEqual([{ call: 'POST /api/one', what: 'is gone', breaks: true }])
    expect(compareContracts(none, one)).toEqual([{ call: 'POST /api/one', what: 'is new', breaks: false }])
  })
})
