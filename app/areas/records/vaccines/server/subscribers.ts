import { listOwnChildren } from '#app/areas/records/children/server/public.ts'
import type { Subscribers } from '#app/room.ts'
import { asVaccination, type Choices, opened } from './present.ts'
import { findChoices, listVaccinationsOf } from './queries.ts'
import { recordsVaccinations, recordsVaccineChoices } from './tables.ts'

export const subscribers: Subscribers = {
  async 'patient.exporting'({ patientId, hand }, ctx) {
    const children = await listOwnChildren({ db: ctx.db, config: ctx.config, patient: patientId })
    const rows = await listVaccinationsOf(
      ctx.db,
      children.map(({ id }) => id),
    )
    const chosen: object[] = []
    for (const { id } of children) {
      const text = await findChoices(ctx.db, id)
      if (text !== undefined) chosen.push({ child_id: id, ...opened<Choices>(ctx, text) })
    }
    hand({
      name: 'vaccinations',
      title: '孩子的疫苗接种',
      tables: [recordsVaccinations, recordsVaccineChoices],
      rows: [
        ...rows.map((row) => {
          const { dose, on, note, by } = asVaccination(ctx, row)
          return { child_id: row.childId, dose, date: on, remark: note, by }
        }),
        ...chosen,
      ],
    })
  },
}
