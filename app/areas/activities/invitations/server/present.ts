import { maskedName } from '#app/areas/access/patients/rules.ts'
import type { Context, PatientId } from '#app/context.ts'
import { fenToYuan } from '#kit/money/fen.ts'
import { sealOf } from '#kit/seal/server/seal.ts'
import { invitationStates } from '../states.ts'
import type { InvitationRow, InviteRow } from './queries.ts'

const SHARER = 'invite-sharer'

type Sealing = Pick<Context, 'config'>

/** What is sent names who invites, for nobody to read. */
export const shareIdOf = (patient: PatientId, { config }: Sealing): string =>
  sealOf(config).seal(String(patient), SHARER)

/** Who invites; undefined where that was not made here. */
export const sharerOf = (shareId: string, { config }: Sealing): PatientId | undefined => {
  try {
    return Number(sealOf(config).open(shareId, SHARER)) as PatientId
  } catch {
    return undefined
  }
}

/** A friend's name as others see it. */
export const friendName = (nickname: string | null): string => (nickname === null ? '已注销' : maskedName(nickname))

/** So much must be kept of an order, in words. */
export const leastText = ({ leastFen }: Pick<InviteRow, 'leastFen'>): string =>
  `实付满 ${fenToYuan(leastFen).replace(/\.00$/, '')} 元`

/** A friend as who invited them sees them. */
export const asFriend = ({ invitation, nickname }: { invitation: InvitationRow; nickname: string | null }) => ({
  invite_id: invitation.id,
  name: friendName(nickname),
  join_time: invitation.joinedAt,
  state: invitation.state,
  state_desc: invitationStates[invitation.state].words,
})
