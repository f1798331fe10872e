import type { NamedOrder } from '#app/areas/guahao/booking/server/public.ts'
import type { NoteRow } from './queries.ts'

/** Diagnoses as they are told, each with its illness of the catalogue; 0 where it has none. */
export const asDiagnoses = ({ diagnoses, illIds }: Pick<NoteRow, 'diagnoses' | 'illIds'>) =>
  diagnoses.map((name, at) => ({ ill_id: illIds[at] ?? 0, name }))

export const asNote = (note: NoteRow, { order, doctorName }: NamedOrder) => ({
  order_id: order.id,
  doctor_id: order.doctorId,
  dep_id: order.depId,
  unit_id: order.hospitalId,
  doctor_name: doctorName,
  diagnoses: asDiagnoses(note),
  findings: note.findings,
  advice: note.advice,
  follow_up_date: note.followUp ?? '',
  written_time: note.writtenAt,
})
