import type { Subscribers } from '#app/room.ts'
import { formatTime } from '#kit/time/day.ts'
import { type CarerRelation, carerRelations, carerRights } from '../rules.ts'
import { wordsOf } from './present.ts'
import * as queries from './queries.ts'
import { recordsCarerInvitations, recordsCarers, recordsChildren } from './tables.ts'

/** What somebody is to a child, what they may, and until when. */
const asGranted = ({ relation, rights, until }: Pick<queries.CarerRow, 'relation' | 'rights' | 'until'>) => ({
  relation_name: carerRelations[relation as CarerRelation],
  rights_words: carerRights[rights],
  until: until ?? '',
})

export const subscribers: Subscribers = {
  async 'member.leaving'({ memberId }, { db }) {
    await queries.untieMember(db, memberId)
  },

  async 'patient.exporting'({ patientId, hand }, ctx) {
    const [own, caring] = [
      await queries.listOwnChildren(ctx.db, patientId),
      await queries.listCaring(ctx.db, patientId),
    ]
    const ids = own.map(({ id }) => id)
    const [carers, invitations] = [
      await queries.listCarersOf(ctx.db, ids),
      await queries.listInvitationsOf(ctx.db, ids),
    ]
    hand({
      name: 'children',
      title: '孩子的档案',
      tables: [recordsChildren],
      rows: own.map((row) => {
        const { name, sex, birthday, gestationDays } = wordsOf(ctx, row)
        return {
          id: row.id,
          member_id: row.memberId ?? 0,
          baby_name: name,
          sex,
          birthday,
          gestation_days: gestationDays ?? 0,
          guardian_consent_at: row.guardianConsentAt === null ? '' : formatTime(row.guardianConsentAt),
          add_time: formatTime(row.createdAt),
        }
      }),
    })
    // The table of carers is told of below, where who asks is one.
    hand({
      name: 'carers',
      title: '一起照看我的孩子的家人',
      tables: [],
      rows: carers.map((row) => ({ child_id: row.childId, ...asGranted(row), add_time: formatTime(row.addedAt) })),
    })
    hand({
      name: 'carer_invitations',
      title: '请家人一起照看的邀请',
      tables: [recordsCarerInvitations],
      rows: invitations.map((row) => ({
        child_id: row.childId,
        ...asGranted(row),
        expire_time: formatTime(row.expiresAt),
      })),
    })
    hand({
      name: 'caring',
      title: '我照看的孩子',
      tables: [recordsCarers],
      rows: caring.map((row) => ({
        child_id: row.childId,
        ...asGranted(row),
        add_time: formatTime(row.addedAt),
      })),
    })
  },
}
