import { findAreas } from '#app/areas/location/server/public.ts'
import type { PatientId } from '#app/context.ts'
import { Objection } from '#app/events.ts'
import type { Subscribers } from '#app/room.ts'
import { formatTime } from '#kit/time/day.ts'
import { memberInfoApi } from '../contract.ts'
import { asWholeMember } from './present.ts'
import { listEver } from './queries.ts'
import { accountMembers } from './tables.ts'

export const subscribers: Subscribers = {
  /** Nobody's papers are theirs who knows none of their names; where there are none, nothing is to be kept from anybody. */
  async 'patient.claiming'({ patientId, truename }, { db }) {
    const members = await listEver(db, patientId as PatientId)
    if (members.length > 0 && !members.some((member) => member.truename === truename.trim()))
      throw new Objection('no such name in the account')
  },

  async 'patient.exporting'({ patientId, hand }, ctx) {
    const members = await listEver(ctx.db, patientId)
    const areas = await findAreas(
      ctx.db,
      members.flatMap(({ areaId }) => areaId ?? []),
    )
    const rows = members.map((member) => ({
      ...memberInfoApi.output.parse(asWholeMember(member, ctx, areas.get(member.areaId ?? 0)?.name ?? '')),
      guardian_consent_at: timeOf(member.guardianConsentAt),
      certified_at: timeOf(member.certifiedAt),
      add_time: formatTime(member.createdAt),
      left_at: timeOf(member.leftAt),
    }))
    hand({
      name: 'members',
      title: '就诊人',
      tables: [accountMembers],
      rows,
      keptBecause: '有过预约的就诊人只保留姓名、性别和出生日期，医院依法保存的就诊记录需要它们',
    })
  },
}

const timeOf = (instant: Date | null): string => (instant === null ? '' : formatTime(instant))
