import { agreeUserProtocol } from '#app/areas/account/consents/contract.ts'
import { saveMember } from '#app/areas/account/members/contract.ts'
import { addBabyHr } from '#app/areas/records/children/contract.ts'
import { addPrepareHr, cycleBegin } from '#app/areas/records/cycle/contract.ts'
import { addDaily } from '#app/areas/records/daily/contract.ts'
import { addGlucose, checkProtocolAndGetInfo, createDiabetic } from '#app/areas/records/diabetes/contract.ts'
import { addMeasurement } from '#app/areas/records/growth/contract.ts'
import { addPregnancyHr, pregnancyWeight } from '#app/areas/records/pregnancy/contract.ts'
import { giveVaccine } from '#app/areas/records/vaccines/contract.ts'
import { systemClock } from '#kit/time/clock.ts'
import { addDays, addMonths, dayOf } from '#kit/time/day.ts'
import type { CallApi } from '#kit/wire/read-answer.ts'
import { callAs } from '#test/journeys/calls.ts'
import { signIn } from './views.ts'

/** Somebody whose health records are as full as those of a diligent family after two years. */
export interface Family {
  userId: number
  key: string
  memberId: number
  childId: number
  diabeticId: number
}

const MOBILE = '13900000075'

/** Writes the records down by the calls that the pages ask. */
export const openFamily = async (origin: string): Promise<Family> => {
  const { id: userId, key } = await signIn(origin, MOBILE)
  const callApi = callAs(origin, key)
  await callApi(agreeUserProtocol, { health_data: 1 })
  const { member_id: memberId } = await callApi(saveMember, { truename: '沈大同', sex: 2, birthday: '1974-05-01' })
  await writeHers(callApi)
  return { userId, key, memberId, childId: await writeChild(callApi), diabeticId: await writeDiabetes(callApi) }
}

const today = () => dayOf(systemClock.now())

const writeHers = async (callApi: CallApi) => {
  const { id: cycle } = await callApi(addPrepareHr, { last_menses_date: addDays(today(), -800) })
  for (let days = 771; days > 160; days -= 29)
    await callApi(cycleBegin, { record_id: cycle, date: addDays(today(), -days) })
  const said = { last_menses_date: addDays(today(), -150), height: '163', weight_before: '54' }
  const { id: pregnancy } = await callApi(addPregnancyHr, said)
  for (let week = 0; week < 20; week += 1) {
    const date = addDays(today(), -140 + week * 7)
    await callApi(pregnancyWeight, { record_id: pregnancy, date, kg: `${54 + week / 4}`, is_sure: 1 })
  }
}

const writeChild = async (callApi: CallApi): Promise<number> => {
  const birthday = addMonths(today(), -24)
  const { id: child_id } = await callApi(addBabyHr, { baby_name: '林小满', sex: 1, birthday, guardian_consent: 1 })
  for (let month = 0; month < 24; month += 1) {
    const date = addMonths(birthday, month)
    const said = { weight: 3.3 + month * 0.35, stature: 50 + month * 1.5, head: 34 + month * 0.5 }
    await callApi(addMeasurement, { child_id, client_id: `bench-month-${month}`, date, ...said, is_sure: 1 })
  }
  for (const dose of ['HepB-1', 'BCG-1', 'IPV-1', 'DTaP-1'])
    await callApi(giveVaccine, { child_id, dose, date: addMonths(birthday, 2) })
  for (let n = 0; n < 10; n += 1) {
    const time = `${addDays(today(), -1)} 0${n % 10}:30`
    await callApi(addDaily, { child_id, client_id: `bench-milk-${n}`, kind: 'milk', time, amount: 120 })
  }
  return child_id
}

const writeDiabetes = async (callApi: CallApi): Promise<number> => {
  await callApi(checkProtocolAndGetInfo, { agree: 1 })
  const { id } = await callApi(createDiabetic, {
    truename: '沈大同',
    sex: 2,
    age: 52,
    mobile: MOBILE,
    diabetes_type: 'type2',
    diagnosed_date: '2020-03-01',
  })
  for (let n = 0; n < 42; n += 1) {
    const time = `${addDays(today(), -1 - Math.floor(n / 4))} ${['07:00', '12:30', '19:00', '22:00'][n % 4]}`
    const context = (['fasting', 'before-meal', 'after-meal', 'bed'] as const)[n % 4] ?? 'other'
    await callApi(addGlucose, { id, client_id: `bench-sugar-${n}`, time, context, value: 5 + (n % 9), unit: 'mmol' })
  }
  return id
}
