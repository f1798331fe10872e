import { listDoctorCards } from '#app/areas/guahao/doctors/server/public.ts'
import type { Context } from '#app/context.ts'
import type { Page } from '#kit/db/page.ts'
import { asConsultDoctor } from '../present.ts'
import * as queries from '../queries.ts'

type Looking = Pick<Context, 'db' | 'now'>

/** Doctors whom one can ask as lists show them, in their order. */
export const consultDoctorCards = async ({ db, now }: Looking, rows: readonly queries.ConsultDoctorRow[]) => {
  const ids = rows.map(({ doctorId }) => doctorId)
  const cards = new Map((await listDoctorCards(db, ids)).map((card) => [card.id, card]))
  const services = await queries.listServices(db, ids)
  return rows.flatMap((row) => {
    const card = cards.get(row.doctorId)
    return card ? [asConsultDoctor(card, row, services.get(row.doctorId) ?? [], now)] : []
  })
}

/** A page of them as an answer. */
export const consultDoctorPage = async (ctx: Looking, found: Page<{ asked: queries.ConsultDoctorRow }>) => ({
  list: await consultDoctorCards(
    ctx,
    found.rows.map(({ asked }) => asked),
  ),
  page: found.page,
  total_page_num: found.totalPages,
})
