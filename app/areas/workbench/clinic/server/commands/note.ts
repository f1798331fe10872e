import { actAsDoctor } from '#app/areas/access/doctors/server/public.ts'
import { linkOf, type NamedOrder } from '#app/areas/guahao/booking/server/public.ts'
import { findIllnessesNamed } from '#app/areas/guahao/illnesses/server/public.ts'
import { findNote, saveNote } from '#app/areas/guahao/visit-notes/server/public.ts'
import { notifyBy } from '#app/areas/notices/messages/server/public.ts'
import type { DoctorContext } from '#app/context.ts'
import { messages } from '../../rules/messages.ts'

/** What a doctor writes. */
interface Written {
  diagnoses: readonly string[]
  findings: string
  advice: string
  followUp: string | null
}

/** Writes the note of a visit and tells its patient; the audit of the clinic's hospital says that it was written, and no word of it. */
export const writeNote = (ctx: DoctorContext, { order }: NamedOrder, written: Written) =>
  actAsDoctor(
    ctx,
    async (inside) => {
      const known = await findIllnessesNamed(inside.db, written.diagnoses)
      const illIds = written.diagnoses.map((name) => known.get(name) ?? 0)
      const isFirst = (await findNote(inside.db, order.id)) === undefined
      const who = { orderId: order.id, doctorId: order.doctorId, memberId: order.memberId }
      const note = { ...who, ...written, diagnoses: [...written.diagnoses], illIds, writtenAt: ctx.now }
      await saveNote(inside.db, note)
      await notifyBy(inside, isFirst ? messages.noted : messages.notedAgain, {
        patientId: order.patientId,
        values: { doctor: ctx.doctor.name },
        link: linkOf(order.id),
      })
      return note
    },
    () => ({ hospitalId: order.hospitalId, act: 'visit-note.write', kind: 'visit', id: order.id }),
  )
