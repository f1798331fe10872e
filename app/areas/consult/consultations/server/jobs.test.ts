import { afterAll, beforeAll, expect, test } from 'vitest'
import { sandboxPay } from '#app/areas/sandbox/contract.ts'
import { seeded } from '#kit/random/seeded.ts'
import { consultFor } from '#test/support/consultations.ts'
import { type CrowdPerson, signInCrowd } from '#test/support/crowd.ts'
import { findBrokenInvariants } from '#test/support/invariants.ts'
import { startTestApp, type TestApp } from '#test/support/start-test-app.ts'
import { openSurgery } from '#test/support/surgery.ts'
import { askDetail, closeAsk, rateAsk } from '../contract.ts'
import { mayMove } from '../states.ts'
import { acceptConsultation, countReply, declineConsultation, endConsultation, noteAnswer } from './public.ts'

let app: TestApp
let people: CrowdPerson[]
let doctors: number[]

beforeAll(async () => {
  app = await startTestApp()
  people = await signInCrowd(app, 3)
  doctors = (await openSurgery(app, { doctors: 3 })).doctorIds
})
afterAll(() => app.close())

interface Walked {
  person: CrowdPerson
  doctorId: number
  ask_id: string
  out_trade_no: string
}

const refusedOrNot = (call: Parameters<TestApp['rawRequest']>[0], input: object, { key }: CrowdPerson) =>
  app.rawRequest(call, { ...input }, { key })

/** What can happen to a consultation at any time, by anybody: whatever its state, nothing may break. */
const happenings: readonly ((one: Walked, chance: ReturnType<typeof seeded>) => Promise<unknown>)[] = [
  ({ out_trade_no }, chance) =>
    app.rawRequest(sandboxPay, {
      out_trade_no,
      outcome: chance.pick(['success', 'fail', 'late', 'duplicate', 'lost']),
    }),
  ({ out_trade_no }) => app.rawRequest(sandboxPay, { out_trade_no }),
  ({ doctorId, ask_id }) => acceptConsultation(app.context(), doctorId, ask_id),
  ({ doctorId, ask_id }) => acceptConsultation(app.context(), doctorId, ask_id),
  ({ ask_id }) => noteAnswer(app.context(), ask_id),
  ({ ask_id }) => noteAnswer(app.context(), ask_id),
  ({ doctorId, ask_id }) => declineConsultation(app.context(), doctorId, ask_id, '太忙'),
  ({ ask_id }) => countReply(app.context(), ask_id),
  ({ ask_id }) => endConsultation(app.context(), ask_id),
  ({ ask_id, person }) => refusedOrNot(closeAsk, { ask_id }, person),
  ({ ask_id, person }) => refusedOrNot(rateAsk, { ask_id, stars: 4, is_public: 1 }, person),
]

const letTimePass = async (chance: ReturnType<typeof seeded>) => {
  app.clock.advance({ minutes: chance.pick([1, 10, 31, 61, 125, 60 * 30]) })
  await app.wakeAll()
}

test.each(Array.from({ length: 6 }, (_, n) => `walk ${n}`))(
  '%s: whatever happens in whatever order, the books balance [R9]',
  async (name) => {
    const chance = seeded(name)
    const walked: Walked[] = []
    for (const person of people) {
      const doctorId = chance.pick(doctors)
      const made = await consultFor(app, person, { doctor_id: doctorId }).catch(() => undefined)
      if (made) walked.push({ person, doctorId, ...made })
    }
    expect(walked.length).toBeGreaterThan(0)
    for (let step = 0; step < 20; step++) {
      const together = Array.from({ length: chance.int(1, 3) }, () =>
        chance.pick(happenings)(chance.pick(walked), chance),
      )
      await Promise.all(together)
      if (chance.next() < 0.25) await letTimePass(chance)
    }
    expect(await findBrokenInvariants(app.db)).toEqual([])
    for (let n = 0; n < 4; n++) {
      app.clock.advance({ hours: 50 })
      await app.wakeAll()
    }
    for (const { ask_id, person } of walked) {
      const { history, button } = await app.callApi(askDetail, { ask_id }, { key: person.key })
      history.forEach(({ state }, at) => {
        const before = history[at - 1]
        if (before) expect(mayMove(before.state, state)).toBe(true)
      })
      expect(button).not.toContain('close')
    }
    expect(await findBrokenInvariants(app.db)).toEqual([])
  },
  60_000,
)
