import { afterAll, beforeAll, expect, test } from 'vitest'
import { deleteAccount } from '#app/areas/access/patients/server/public.ts'
import { retentionDays } from '#app/areas/consult/care/rules.ts'
import { sendAsDoctor } from '#app/areas/consult/chat/server/public.ts'
import { readTalk } from '#app/areas/consult/talk/server/public.ts'
import { sandboxPay } from '#app/areas/sandbox/contract.ts'
import { consultFor } from '#test/support/consultations.ts'
import { type CrowdPerson, signInCrowd } from '#test/support/crowd.ts'
import { startTestApp, type TestApp } from '#test/support/start-test-app.ts'
import { openSurgery } from '#test/support/surgery.ts'
import { closeAsk } from '../contract.ts'
import { acceptConsultation, declineConsultation, findConsultationOfDoctor } from './public.ts'

let app: TestApp
let doctors: [number, number]
beforeAll(async () => {
  app = await startTestApp()
  doctors = (await openSurgery(app, { doctors: 2 })).doctorIds as [number, number]
})
afterAll(() => app.close())

const said = async (id: string) => (await readTalk(app.context(), id, 50)).map(({ content }) => content)

test('who deletes their account leaves the talk of a consultation that was held, as long as the consultation itself; that of another is forgotten', async () => {
  const [person] = (await signInCrowd(app, 1)) as [CrowdPerson]
  const open = async (doctorId: number) => {
    const { ask_id, out_trade_no } = await consultFor(app, person, { doctor_id: doctorId })
    if (out_trade_no) await app.callApi(sandboxPay, { out_trade_no })
    await acceptConsultation(app.context(), doctorId, ask_id)
    return ask_id
  }
  const [held, declined] = [await open(doctors[0]), await open(doctors[1])]
  await sendAsDoctor(app.context(), doctors[0], { consultationId: held, content: '先量血压', clientMsgId: 'a-message' })
  await app.callApi(closeAsk, { ask_id: held }, { key: person.key })
  await declineConsultation(app.context(), doctors[1], declined, '太忙')
  expect(await said(declined)).not.toEqual([])

  const ctx = app.context()
  const patientId = person.patientId as never
  await ctx.emit('patient.left', { patientId, keepNames: () => {} })
  await deleteAccount(ctx, patientId, '13900000000')
  expect(await said(held)).toContain('先量血压')
  expect(await said(declined)).toEqual([])

  app.clock.advance({ days: retentionDays.record + 1 })
  await app.wakeAll()
  expect(await said(held)).toEqual([])
  expect((await findConsultationOfDoctor(app.db, doctors[0], held))?.state).toBe('ended')
})
