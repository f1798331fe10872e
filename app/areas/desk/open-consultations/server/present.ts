import { sharings } from '#app/areas/consult/consultations/rules.ts'
import type { ConsultationRow, Opened } from '#app/areas/consult/consultations/server/public.ts'

/** A consultation as the desk's list shows it: as strangers would read it, and where it stands. */
export const asRow = (input: ConsultationRow, opened: Opened) => {
  const sharing = input.sharing ?? 'waiting'
  return {
    ask_id: input.id,
    asker: opened.asker,
    doctor_name: opened.doctor_name,
    ill_name: opened.ill_name,
    content: opened.content,
    cat_id: opened.cat_id,
    cat_name: opened.cat_name,
    read_num: opened.read_num,
    sharing,
    sharing_desc: sharings[sharing].words,
    says: input.sharingSays,
    agree_time: input.publicAt ?? input.madeAt,
  }
}
