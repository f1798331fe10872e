import { z } from 'zod'
import { addBabyHr } from '#app/areas/records/children/contract.ts'
import { GESTATION_DAYS } from '#app/areas/records/children/rules.ts'
import { addPrepareHr } from '#app/areas/records/cycle/contract.ts'
import { kinds } from '#app/areas/records/ground/rules.ts'
import { addPregnancyHr } from '#app/areas/records/pregnancy/contract.ts'
import { call } from '#kit/wire/call.ts'
import { flag, id, int, maybe, nothing } from '#kit/wire/fields.ts'

const type = z.enum(kinds)
const owner = { userId: 'patient' } as const
const baby = addBabyHr.input.shape
const noUser = { 'not-found': '没有找到这份档案' }

const basic = z.object({
  id: z.int(),
  type,
  userId: z.int(),
  member_id: z.int(),
  title: z.string(),
  is_over: flag(),
  is_current: flag(),
})

export const getHealthRecord = call({
  method: 'GET',
  path: '/get_health_record',
  summary:
    'The health records of the patient and the children whom they care for, of one kind or all [X006] [X096], and what was written into them last [X098]',
  owner: 'self',
  login: true,
  input: z.object({ type: maybe(type) }),
  output: z.object({
    basic: z.array(basic),
    living: z.array(z.object({ id: z.int(), record_id: z.int(), type, add_date: z.string() })),
  }),
})

export const currentRecord = call({
  method: 'GET',
  path: '/users/{userId}/switch',
  summary: 'Which record the patient looks at; null without any',
  owner,
  login: true,
  input: z.object({ userId: id() }),
  output: z.object({ current: z.object({ type, id: z.int() }).nullable() }),
  refuses: noUser,
})

export const switchRecord = call({
  method: 'PUT',
  path: '/users/{userId}/switch',
  summary: 'Look at another of these records from now on',
  owner: { userId: 'patient', id: 'own health record' },
  login: true,
  input: z.object({ userId: id(), type, id: id() }),
  output: z.object({ current: z.object({ type, id: z.int() }) }),
  refuses: noUser,
})

export const modifyHealthRecord = call({
  method: 'PUT',
  path: '/modify_health_record/{id}',
  summary: 'Write anew what was said of a record; a child is named by type=baby; what is not given stays as it is',
  owner: { id: 'own health record', member_id: 'member' },
  login: true,
  consent: 'health',
  input: z.object({
    id: id(),
    type: maybe(type),
    ...addPrepareHr.input.shape,
    ...addPregnancyHr.input.shape,
    /** 0: the child is none of the people of the account. */
    member_id: maybe(int(0, Number.MAX_SAFE_INTEGER)),
    baby_name: maybe(baby.baby_name),
    sex: maybe(baby.sex),
    birthday: maybe(baby.birthday),
    /** 0: nobody knows them. */
    gestation_days: maybe(int(0, GESTATION_DAYS.most)),
    guardian_consent: baby.guardian_consent,
  }),
  output: z.object({ id: z.int() }),
  refuses: {
    ...addBabyHr.refuses,
    ...addPrepareHr.refuses,
    ...addPregnancyHr.refuses,
    'odd-gestation': `出生时孕周请选 ${GESTATION_DAYS.least / 7} 周以上，不清楚可以不选`,
    'not-found': '没有找到这份档案',
    over: '这份记录已经结束，不能再改了',
    'same-period': '和已经记下的一次只差几天，应该是同一次',
  },
})

export const removeRecord = call({
  method: 'POST',
  path: '/records/remove',
  summary: 'Delete a record of preparing or of a pregnancy with all that was written into it',
  owner: { record_id: 'own health record' },
  login: true,
  input: z.object({ record_id: id() }),
  output: z.object({}),
  refuses: noUser,
})

const choices = z.object({ reminds: flag(), may_choose_adverts: flag() })

export const recordChoices = call({
  method: 'GET',
  path: '/records/choices',
  summary: 'Whether the records remind, and whether they may choose adverts',
  owner: 'self',
  login: true,
  input: nothing(),
  output: choices,
})

export const chooseForRecords = call({
  method: 'POST',
  path: '/records/choices',
  summary: 'Say whether the records remind, and whether they may choose adverts; what is not given stays as it is',
  owner: 'self',
  login: true,
  consent: 'health',
  input: z.object({ reminds: maybe(int(0, 1)), may_choose_adverts: maybe(int(0, 1)) }),
  output: choices,
})
