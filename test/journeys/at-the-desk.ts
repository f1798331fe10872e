import { expect, type Locator, type Page } from '@playwright/test'
import { deskDemoStaff, deskSignIn } from '#app/areas/access/staff/contract.ts'
import { deskCallNext, deskClinic, deskToday } from '#app/areas/desk/clinic/contract.ts'
import { doctorDetail } from '#app/areas/guahao/doctors/contract.ts'
import { doctorSlots } from '#app/areas/guahao/schedules/contract.ts'
import { groupedNumber } from '#kit/check/spoken-number.ts'
import { parseTime } from '#kit/time/day.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import type { CallApi } from '#kit/wire/read-answer.ts'
import { callAs } from './calls.ts'

/** Signs in at the desk as somebody of the demonstration's staff. */
export const signInAtDesk = async (page: Page, login: string) => {
  await page.goto('/desk/login')
  await page.getByRole('button', { name: login }).click()
  await expect(page).not.toHaveURL(/\/desk\/login/)
}

/** Where a desk's list of refunds tells of an order, by the order's number. */
export const refundOf = (desk: Page, orderNo: string): Locator =>
  desk.getByRole('article').filter({ hasText: groupedNumber(orderNo) })

/** Asks as somebody of the demonstration's staff, by the name with which they sign in. */
export const askAsStaff = async (baseURL: string | undefined, login_name: string): Promise<CallApi> => {
  const { list } = await callAs(baseURL)(deskDemoStaff, {})
  const { password = '', code } = list.find((one) => one.login_name === login_name) ?? {}
  const { staff_key } = await callAs(baseURL)(deskSignIn, { login_name, password, ...(code ? { code } : {}) })
  return callAs(baseURL, staff_key)
}

/** What the product's clock shows: it was set to this morning when it started. */
export const timeAt = async (baseURL: string | undefined): Promise<Date> => {
  const ask = await askAsStaff(baseURL, 'nurse1')
  const [clinic] = (await ask(deskToday, {})).list
  return parseTime((await ask(deskClinic, { schedule_id: clinic?.schedule_id ?? 0 })).now)
}

type Slot = CallOutput<typeof doctorSlots>['list'][number]

/** A place at the hospital of the desk: its clinic, its doctor, and the slot. */
export interface DeskPlace {
  clinicId: number
  doctor: CallOutput<typeof doctorDetail>
  slot: Slot
}

/** The first slot of a day at the desk's hospital that is as asked for; of today where no day is named. */
export const findDeskPlace = async (
  askDesk: CallApi,
  callApi: CallApi,
  isWanted: (slot: Slot) => boolean,
  day?: string,
): Promise<DeskPlace> => {
  const { date, list } = await askDesk(deskToday, day ? { date: day } : {})
  for (const { schedule_id, doctor_id, dep_id, is_stopped } of list) {
    if (is_stopped === 1) continue
    const slots = (await callApi(doctorSlots, { doctor_id, dep_id, date })).list
    const slot = slots.find((one) => one.schedule_id === schedule_id && isWanted(one))
    if (slot) return { clinicId: schedule_id, slot, doctor: await callApi(doctorDetail, { doctor_id, dep_id }) }
  }
  throw new Error('the hospital of the desk has no such place')
}

/** What stands on the wall beside the door. */
export const codeAtDoor = async (askDesk: CallApi, clinicId: number): Promise<string> =>
  (await askDesk(deskClinic, { schedule_id: clinicId })).arrival_code

/** Calls one after the other until it is this number's turn; those who wait before it are seen meanwhile. */
export const callUpTo = async (askDesk: CallApi, clinicId: number, number: number): Promise<string> => {
  for (let called = 0; called < 60; called++) {
    const visit = await askDesk(deskCallNext, { schedule_id: clinicId })
    if (visit.number === number) return visit.order_id
  }
  throw new Error(`number ${number} was never called`)
}

/** A row by the heads of its columns. */
export const cellsOf = async (page: Page, row: ReturnType<Page['getByRole']>): Promise<Record<string, string>> => {
  const heads = await page.getByRole('columnheader').allInnerTexts()
  const cells = await row.getByRole('cell').allInnerTexts()
  return Object.fromEntries(heads.map((head, at) => [head.trim(), (cells[at] ?? '').trim()]))
}
