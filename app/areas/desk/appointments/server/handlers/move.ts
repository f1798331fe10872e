import type { Act } from '#app/areas/access/staff/rules/acts.ts'
import { recordAct } from '#app/areas/access/staff/server/public.ts'
import { type AppointmentRow, findAnyAppointment } from '#app/areas/orders/appointments/server/public.ts'
import type { Context, StaffContext } from '#app/context.ts'

/** An appointment in the asker's hospital. */
export const findOfHospital = async ({ db, staff }: StaffContext, id: number): Promise<AppointmentRow | undefined> => {
  const row = await findAnyAppointment(db, id)
  return row?.hospitalId === staff.hospitalId ? row : undefined
}

/** Moves an appointment on and writes it down, both or neither; undefined where it may not go there from where it is. */
export const moveOn = (
  ctx: StaffContext,
  row: AppointmentRow,
  { act, how }: { act: Act; how: (inside: Context, row: AppointmentRow) => Promise<AppointmentRow | undefined> },
): Promise<AppointmentRow | undefined> =>
  ctx.transact(async (inside) => {
    const moved = await how(inside, row)
    if (!moved) return undefined
    const [before, after] = [{ state: row.state }, { state: moved.state }]
    await recordAct(inside, { act, kind: 'appointment', id: row.id, before, after })
    return moved
  })
