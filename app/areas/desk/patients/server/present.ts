import { asBlock } from '#app/areas/access/blocks/server/public.ts'
import type { StaffContext } from '#app/context.ts'
import { sealOf } from '#kit/seal/server/seal.ts'
import { type GiftKind, giftStateAt, giftText, giftWords, mayRemoveNote } from '../rules.ts'
import type { FoundGift } from './queries/gifts.ts'
import type { NoteRow } from './queries/notes.ts'

/** As what notes are sealed. */
export const NOTE = 'patient-note'

/** What is given, as people say it. */
export const nameOf = ({ gift, title }: FoundGift): string =>
  giftText({ kind: gift.kind as GiftKind, amount: gift.amount, title: title ?? '' })

/** A note as staff read it. */
export const asNote = ({ id, contentSealed, writtenBy, writtenByName, writtenAt }: NoteRow, ctx: StaffContext) => ({
  note_id: id,
  content: sealOf(ctx.config).open(contentSealed, NOTE),
  written_by: writtenByName,
  write_time: writtenAt,
  can_remove: mayRemoveNote(ctx.staff, { writtenBy }),
})

/** A gift as staff read it. */
export const asGift = (found: FoundGift, now: Date) => {
  const { gift } = found
  const state = giftStateAt(gift, now)
  return {
    gift_id: gift.id,
    gift_name: nameOf(found),
    reason: gift.reason,
    state,
    state_desc: giftWords[state],
    asked_by: gift.askedByName,
    ask_time: gift.askedAt,
    decided_by: gift.decidedByName,
    decide_time: gift.decidedAt,
    note: gift.note,
  }
}

type FoundBlock = Parameters<typeof asBlock>[0]

/** Whether a desk may lift a block: its own hospital’s, or any where it serves the platform. */
export const mayLift = (isPlatform: boolean, hospitalId: number, { block }: FoundBlock): boolean =>
  isPlatform || block.hospitalId === hospitalId

/** A block as a desk lists it, and whether it may lift it. */
export const asDeskBlock = (found: FoundBlock, ctx: StaffContext, isPlatform: boolean) => {
  const shown = asBlock(found, ctx.now)
  const isOpen = shown.state === 'on' || shown.state === 'coming'
  return { ...shown, can_lift: isOpen && mayLift(isPlatform, ctx.staff.hospitalId, found) }
}
