import type { Subscribers } from '#app/room.ts'
import { formatTime } from '#kit/time/day.ts'
import { contexts, diabetesTypes, shownIn, units } from '../rules.ts'
import { asContent, asStored } from './present.ts'
import { findRecord, listAllReadings } from './queries.ts'
import { recordsDiabetes, recordsDiabetesReadings } from './tables.ts'

export const subscribers: Subscribers = {
  async 'patient.exporting'({ patientId, hand }, ctx) {
    const row = await findRecord(ctx.db, patientId)
    const content = row && asContent(ctx, row)
    const readings = row ? await listAllReadings(ctx.db, row.id) : []
    hand({
      name: 'diabetes',
      title: '糖尿病档案',
      tables: [recordsDiabetes],
      rows:
        row && content
          ? [
              {
                id: row.id,
                truename: content.truename,
                sex: content.sex,
                age: content.age,
                mobile: content.mobile,
                diabetes_type: diabetesTypes[content.type],
                diagnosed_date: content.diagnosedOn,
                unit: units[content.unit],
                targets: content.targets,
                add_time: formatTime(row.madeAt),
              },
            ]
          : [],
    })
    const unit = content?.unit ?? 'mmol'
    hand({
      name: 'glucose',
      title: '血糖记录',
      tables: [recordsDiabetesReadings],
      rows: readings.map((reading) => {
        const { at, mmol, context, note } = asStored(ctx, reading)
        const words = `${contexts[context]} ${shownIn(mmol, unit)} ${units[unit]}`
        return { content: words, mmol, add_time: at, remark: note }
      }),
    })
  },
}
