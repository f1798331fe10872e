import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { type Person, signIn } from '#test/support/people.ts'
import { plantedRoom } from '#test/support/planted-room.ts'
import { startTestApp, type TestApp } from '#test/support/start-test-app.ts'
import { call, type Envelope } from '../call.ts'
import { id, yuan } from '../fields.ts'

const trial = (envelope: Envelope) =>
  call({
    method: 'GET',
    path: `/trial/${envelope}`,
    summary: 'Answers in the way that is asked for',
    owner: 'self',
    login: true,
    envelope,
    input: z.object({ way: z.enum(['well', 'refused', 'coded']) }),
    output: z.object({ price: yuan() }),
    refuses: { closed: '{day} 休息，{day} 之后再来', coded: { code: 501126, words: '已绑定' } },
  })
const envelopes = [
  'status',
  'code',
  'state',
  'result_code',
  'error_code',
  'error_code200',
  'status_result_code',
] as const
const calls = Object.fromEntries(envelopes.map((envelope) => [envelope, trial(envelope)] as const))

const whoAsks = call({
  method: 'GET',
  path: '/trial/forgiving',
  summary: 'Says whether somebody is signed in',
  owner: 'self',
  allowStaleKey: true,
  input: z.object({ id: id() }),
  output: z.object({ is_patient: z.boolean() }),
})

const nameless = call({
  method: 'GET',
  path: '/trial/nameless',
  summary: 'Refuses by a name that its contract lacks',
  owner: 'anyone',
  input: z.object({}),
  output: z.object({}),
})

type Way = { way: 'well' | 'refused' | 'coded' }
type Refuse = (name: string, fill?: object, data?: object) => unknown
const answerIn = ({ way }: Way, { refuse }: { refuse: Refuse }) => {
  if (way === 'well') return { price: 1250, secret: 'not in the contract' }
  return way === 'coded' ? refuse('coded') : refuse('closed', { day: '周一' }, { until: '周二' })
}

const room = plantedRoom({ ...calls, whoAsks, nameless }, {
  ...Object.fromEntries(envelopes.map((envelope) => [envelope, answerIn])),
  whoAsks: (_: unknown, { patient }: { patient: unknown }) => ({ is_patient: patient !== null }),
  nameless: (_: unknown, { refuse }: { refuse: Refuse }) => refuse('closed'),
} as never)

let app: TestApp
let person: Person

beforeAll(async () => {
  app = await startTestApp({ more: [room] })
  person = await signIn(app)
})
afterAll(() => app.close())

const rawRequest = (envelope: Envelope, way: string, key: string | undefined = person.key) =>
  app.rawRequest(trial(envelope), { way }, key ? { key } : {})

test.each([
  ['status', { status: 200 }],
  ['code', { code: 1 }],
  ['state', { state: 1 }],
  ['result_code', { result_code: 1 }],
  ['error_code', { error_code: 1 }],
  ['error_code200', { error_code: 200 }],
  ['status_result_code', { status: 200, result_code: 1 }],
] as const)(
  'a success in the envelope %s says %j beside the data, and nothing that the contract lacks',
  async (envelope, says) => {
    const { status, body } = await rawRequest(envelope, 'well')
    expect([status, body]).toEqual([200, { ...says, data: { price: '12.50' } }])
  },
)

test.each([
  ['status', { status: 0, msg: '周一 休息，周一 之后再来' }],
  ['code', { code: 0, msg: '周一 休息，周一 之后再来' }],
  ['state', { state: 0, msg: '周一 休息，周一 之后再来' }],
  ['result_code', { result_code: 0, error_code: 0, error_msg: '周一 休息，周一 之后再来' }],
  ['error_code', { error_code: 0, error_msg: '周一 休息，周一 之后再来' }],
  ['error_code200', { error_code: 0, error_msg: '周一 休息，周一 之后再来' }],
  [
    'status_result_code',
    {
      status: 0,
      msg: '周一 休息，周一 之后再来',
      result_code: 0,
      error_code: 0,
      error_msg: '周一 休息，周一 之后再来',
    },
  ],
] as const)('a refusal in the envelope %s is %j with its name and data', async (envelope, says) => {
  const { status, body } = await rawRequest(envelope, 'refused')
  expect([status, body]).toEqual([200, { ...says, reason: 'closed', data: { until: '周二' } }])
})

test.each([
  ['status', { status: 501126, msg: '已绑定' }],
  ['code', { code: 501126, msg: '已绑定' }],
  ['state', { state: 501126, msg: '已绑定' }],
  ['result_code', { result_code: 0, error_code: 501126, error_msg: '已绑定' }],
  ['error_code', { error_code: 501126, error_msg: '已绑定' }],
  ['error_code200', { error_code: 501126, error_msg: '已绑定' }],
  ['status_result_code', { status: 501126, msg: '已绑定', result_code: 0, error_code: 501126, error_msg: '已绑定' }],
] as const)('a refusal with a code of its own in the envelope %s is %j', async (envelope, says) => {
  expect((await rawRequest(envelope, 'coded')).body).toEqual({ ...says, reason: 'coded', data: {} })
})

test.each([
  ['status', { status: 0, msg: '请先登录！' }],
  ['code', { code: 0, msg: '请先登录！' }],
  ['state', { state: 0, msg: '请先登录！' }],
  ['result_code', { result_code: 0, error_code: 10001, error_msg: '请先登录！' }],
  ['error_code', { error_code: 10001, error_msg: '请先登录！' }],
  ['error_code200', { error_code: 10001, error_msg: '请先登录！' }],
  ['status_result_code', { status: 0, msg: '请先登录！', result_code: 0, error_code: 10001, error_msg: '请先登录！' }],
] as const)('a visitor where a patient is needed gets %s with login -1', async (envelope, says) => {
  const { status, body } = await rawRequest(envelope, 'well', '')
  expect([status, body]).toEqual([200, { ...says, reason: 'login', data: {}, login: -1 }])
})

test('a dead key is a 401, before anything is said about the input', async () => {
  const { status, body } = await rawRequest('status', 'nonsense', 'nobody-has-this-key')
  expect([status, Object.keys(body)]).toEqual([401, ['err_msg', 'reason']])
})

test('a forgiving call takes who comes with a dead key for a visitor', async () => {
  expect(await app.callApi(whoAsks, { id: 1 }, { key: 'nobody-has-this-key' })).toEqual({ is_patient: false })
  expect(await app.callApi(whoAsks, { id: 1 }, { key: person.key })).toEqual({ is_patient: true })
})

test.each([
  ['missing', {}],
  ['empty', { id: '' }],
  ['of another type', { id: 'seven' }],
  ['negative', { id: -7 }],
  ['beyond what a number holds', { id: '99999999999999999999' }],
])('a parameter that is %s is a 422 that names it', async (_, input) => {
  const { status, body } = await app.rawRequest(whoAsks, input)
  expect([status, body.field, body.err_msg]).toEqual([422, 'id', '参数 id 不正确'])
})

test('a refusal that the contract does not name is a failure of ours, with a number to ask about', async () => {
  const { status, body } = await app.rawRequest(nameless, {})
  expect(status).toBe(500)
  expect(body).toEqual({ err_msg: expect.any(String), traceid: expect.stringMatching(/^[\w-]{8,64}$/) })
})
