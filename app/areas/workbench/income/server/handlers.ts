import { asReceived, listReceived } from '#app/areas/doctor-gifts/server/public.ts'
import type { Handlers } from '#app/context.ts'
import { paged } from '#kit/wire/server/paged.ts'
import type * as contract from '../contract.ts'
import { asLine, asMonth, asSums, sumOf } from './present.ts'
import { listMonths, listOfMonth } from './queries.ts'

export const handlers: Handlers<typeof contract> = {
  async benchIncome(_, { db, doctor }) {
    const months = await listMonths(db, doctor.doctorId)
    return { list: months.map(asMonth), ...asSums(sumOf(months)) }
  },

  async benchGifts({ page, page_size: size }, { db, doctor }) {
    const found = await listReceived(db, doctor.doctorId, { page, size })
    return paged(found, (row) => ({ ...asReceived(row), ask_id: row.given.consultationId ?? '' }))
  },

  async benchIncomeOf({ month, page, page_size: size }, { db, doctor }) {
    return paged(await listOfMonth(db, doctor.doctorId, { month, page, size }), asLine)
  },
}
