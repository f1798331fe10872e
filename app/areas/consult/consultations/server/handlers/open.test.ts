import { afterAll, beforeAll, expect, test } from 'vitest'
import { answeredConsultation } from '#test/support/consultations.ts'
import { type CrowdPerson, signInCrowd } from '#test/support/crowd.ts'
import { startTestApp, type TestApp } from '#test/support/start-test-app.ts'
import { openSurgery } from '#test/support/surgery.ts'
import * as calls from '../../contract.ts'
import { endConsultation } from '../public.ts'
import { showConsultation } from '../queries.ts'

let app: TestApp
let doctorId: number

beforeAll(async () => {
  app = await startTestApp()
  doctorId = (await openSurgery(app)).doctorIds[0] as number
})
afterAll(() => app.close())

const ended = async () => {
  const [person] = (await signInCrowd(app, 1)) as [CrowdPerson]
  const ask_id = await answeredConsultation(app, person, doctorId)
  return { ask_id, as: { key: person.key } }
}
const rated = async (is_public?: 0 | 1) => {
  const one = await ended()
  await endConsultation(app.context(), one.ask_id)
  await app.callApi(calls.rateAsk, { ask_id: one.ask_id, stars: 5, is_public }, one.as)
  return one
}
/** One that everybody reads, read so often. */
const shown = async (reads: number, topicId = 1) => {
  const one = await rated(1)
  app.clock.advance({ minutes: 1 })
  await showConsultation(app.db, one.ask_id, { topicId, through: 999_999 }, app.clock.now())
  await Promise.all(Array.from({ length: reads }, () => app.callApi(calls.openAskRead, { ask_id: one.ask_id })))
  return one.ask_id
}
const idsOf = ({ list }: { list: { ask_id: string }[] }) => list.map(({ ask_id }) => ask_id)

test('a consultation that is not over, or another’s, cannot be shared', async () => {
  const [mine, other] = [await ended(), await rated()]
  expect(await app.refusal(calls.shareAsk, { ask_id: mine.ask_id, state: 1 })).toBe('login')
  expect(await app.refusal(calls.shareAsk, { ask_id: mine.ask_id, state: 1 }, mine.as)).toBe('not-ended')
  for (const state of [0, 1])
    expect(await app.refusal(calls.shareAsk, { ask_id: other.ask_id, state }, mine.as)).toBe('not-found')
})

test('who rates without saying so shares nothing; who agrees waits for an editor', async () => {
  const [silent, open] = [await rated(), await rated(1)]
  const mine = async ({ ask_id, as }: typeof open) => app.callApi(calls.askDetail, { ask_id }, as)
  expect(await mine(silent)).toMatchObject({ is_public: 0, sharing: '', sharing_desc: '' })
  expect(await mine(open)).toMatchObject({ is_public: 1, sharing: 'waiting', sharing_desc: '等待审核' })
  for (const { ask_id } of [silent, open]) expect(await app.refusal(calls.openAskDetail, { ask_id })).toBe('not-found')
  expect((await app.callApi(calls.hotAsks, {})).list).toEqual([])
})

test('agreeing twenty times at once is agreeing once, and taking back is the same', async () => {
  const { ask_id, as } = await rated()
  for (const state of [1, 0] as const) {
    const all = await Promise.all(Array.from({ length: 20 }, () => app.callApi(calls.shareAsk, { ask_id, state }, as)))
    expect(new Set(all.map(({ is_public }) => is_public))).toEqual(new Set([state]))
  }
})

test('the most read come first; page 1, then 2, then 1 again are n, the next n, and the first n [X174]', async () => {
  const reads = [3, 9, 1, 7, 5]
  const ids: string[] = []
  for (const count of reads) ids.push(await shown(count, 4))
  const hottest = [1, 3, 4, 0, 2].map((at) => ids[at])
  const page = async (call: typeof calls.hotAsks | typeof calls.advisoryList, at: number) =>
    idsOf(await app.callApi(call, { pubcat_id: 4, page: at, page_size: 2 }))
  for (const call of [calls.hotAsks, calls.advisoryList]) {
    const [first, second, again] = [await page(call, 1), await page(call, 2), await page(call, 1)]
    expect([...first, ...second]).toEqual(hottest.slice(0, 4))
    expect(again).toEqual(first)
    expect(await page(call, 3)).toEqual(hottest.slice(4))
  }
  const read = await app.callApi(calls.openAskDetail, { ask_id: ids[1] as string })
  expect(read).toMatchObject({ read_num: 9, cat_id: 4 })
})

test('what was asked in this channel is hot here, what was asked in another is hot outside', async () => {
  const ctx = await shown(1, 5)
  const [person] = (await signInCrowd(app, 1)) as [CrowdPerson]
  await app.pool.query(`update consult_consultations set channel = 23 where id = $1`, [ctx])
  expect(person.key).not.toBe('')
  const of = async (call: typeof calls.hotAsks | typeof calls.hotOutAsks, cid: number) =>
    idsOf(await app.callApi(call, { pubcat_id: 5, cid } as never))
  expect([await of(calls.hotAsks, 23), await of(calls.hotAsks, 16)]).toEqual([[ctx], []])
  expect([await of(calls.hotOutAsks, 23), await of(calls.hotOutAsks, 16)]).toEqual([[], [ctx]])
})

test('through which channel it was asked is kept with a consultation', async () => {
  const { ask_id } = await ended()
  const { rows } = await app.pool.query(`select channel from consult_consultations where id = $1`, [ask_id])
  expect(rows).toEqual([{ channel: 16 }])
})

test('reading what nobody may read counts nowhere', async () => {
  const { ask_id } = await rated(1)
  await app.callApi(calls.openAskRead, { ask_id })
  const { rows } = await app.pool.query(`select read_count from consult_consultations where id = $1`, [ask_id])
  expect(rows).toEqual([{ read_count: 0 }])
})
