import type { PatientId } from '#app/context.ts'
import type { Subscribers } from '#app/room.ts'
import { formatTime } from '#kit/time/day.ts'
import type { Document } from '../rules.ts'
import { say } from './commands/consent.ts'
import { listVersions } from './commands/texts.ts'
import { asHistory } from './present.ts'
import { listAgreements, listConsents } from './queries.ts'
import { accountAgreements, accountConsents } from './tables.ts'

export const subscribers: Subscribers = {
  /** What was ticked where they signed in, in the version that they were shown; of one that never was, nothing is kept. */
  async 'patient.agreed'({ patientId, versions }, ctx) {
    const ticked: Readonly<Partial<Record<Document, number | undefined>>> = versions
    const known = await listVersions(ctx.db)
    const shown = known.filter(({ document, version }) => ticked[document] === version)
    await say(
      ctx,
      patientId as PatientId,
      shown.map(({ document: purpose, version }) => ({ purpose, version, isGiven: true })),
    )
  },

  async 'patient.exporting'({ patientId, hand }, { db }) {
    const consents = await listConsents(db, patientId)
    hand({
      name: 'consents',
      title: '授权记录',
      tables: [accountConsents],
      rows: consents.map((row) => {
        const { purpose, title, version, is_given, said_time } = asHistory(row)
        return { purpose, title, version, is_given: is_given ? 1 : 0, add_time: formatTime(said_time) }
      }),
    })
    const agreements = await listAgreements(db, patientId)
    hand({
      name: 'agreements',
      title: '0.3 之前同意过的用户协议',
      tables: [accountAgreements],
      rows: agreements.map(({ version, agreedAt, healthDataAt }) => ({
        version,
        add_time: formatTime(agreedAt),
        health_data_time: healthDataAt && formatTime(healthDataAt),
      })),
    })
  },
}
