import type { Context, PatientId } from '#app/context.ts'
import { thingPicture } from '#kit/pictures/address.ts'
import { sealOf } from '#kit/seal/server/seal.ts'
import { chanceText, leftOf, type OwnDraws } from '../rules.ts'
import type { PrizeRow, WonRow } from './queries.ts'

/** What a receiver, and what the mark of who shares, is sealed as. */
export const RECEIVER = 'prize-receiver'
const SHARER = 'lottery-sharer'

type Sealing = Pick<Context, 'config'>

/** What is shared names who shares it, for nobody to read. */
export const shareIdOf = (patient: PatientId, { config }: Sealing): string =>
  sealOf(config).seal(String(patient), SHARER)

/** Who shared; undefined where that was not made here. */
export const sharerOf = (shareId: string, { config }: Sealing): PatientId | undefined => {
  try {
    return Number(sealOf(config).open(shareId, SHARER)) as PatientId
  } catch {
    return undefined
  }
}

export const asPrize = ({ id, title, kind, picture }: PrizeRow) => ({
  prize_id: id,
  title,
  kind,
  img: thingPicture(picture, `prize-${id}`),
})

export const asOffered = (prize: PrizeRow) => ({
  ...asPrize(prize),
  worth: prize.worthFen,
  chance: chanceText(prize.weight),
  total: prize.total ?? -1,
  left: prize.left ?? -1,
})

export const asJoin = (actId: number, own: OwnDraws, patient: PatientId, ctx: Sealing) => ({
  act_id: actId,
  left_num: leftOf(own),
  free_num: own.free,
  used_num: own.used,
  help_num: Math.min(own.helps, own.mostHelps),
  help_most: own.mostHelps,
  share_id: shareIdOf(patient, ctx),
})

/** Where a parcel goes, opened for whom it concerns. */
export const receiverOf = (sealed: string, { config }: Sealing) =>
  JSON.parse(sealOf(config).open(sealed, RECEIVER)) as { name: string; mobile: string; fullAddress: string }

/** Where a prize stands. */
const stateOf = ({ prize, parcel }: WonRow): 'given' | 'open' | 'ordered' | 'sent' => {
  if (prize.kind !== 'goods') return 'given'
  if (!parcel) return 'open'
  return parcel.sentAt === null ? 'ordered' : 'sent'
}

export const asWon = (won: WonRow, ctx: Sealing) => {
  const { draw, prize, parcel, actTitle } = won
  return {
    ...asPrize(prize),
    prize_id: draw.id,
    act_id: draw.actId,
    act_title: actTitle,
    time: draw.drawnAt,
    state: stateOf(won),
    company: parcel?.carrier ?? '',
    number: parcel?.parcelNo ?? '',
    full_address: parcel ? receiverOf(parcel.receiverSealed, ctx).fullAddress : '',
  }
}
