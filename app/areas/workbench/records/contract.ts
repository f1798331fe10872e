import { z } from 'zod'
import { paper } from '#app/areas/records/papers/contract/shapes.ts'
import { allParts } from '#app/areas/records/papers/rules.ts'
import { call } from '#kit/wire/call.ts'
import { code, time } from '#kit/wire/fields.ts'

const ofAsk = { doctor: true, owner: { ask_id: 'consultation of the doctor' } } as const
const asked = z.object({ ask_id: code() })

export const benchShared = call({
  method: 'GET',
  path: '/workbench/record',
  summary: 'Whether the patient of a consultation shows their record for it, and which parts; null where they do not',
  ...ofAsk,
  input: asked,
  output: z.object({ shared: z.object({ parts: z.array(z.enum(allParts)), end_time: time() }).nullable() }),
  refuses: { 'not-found': '没有找到这次问诊' },
})

export const benchOpenShared = call({
  method: 'POST',
  path: '/workbench/record/open',
  summary: 'Look at the record that a patient shows for a consultation; they are told who looked and when',
  ...ofAsk,
  input: asked,
  output: z.object({ end_time: time(), paper }),
  refuses: { 'not-found': '没有找到这次问诊', over: '患者没有分享档案，或者已经收回了' },
})
