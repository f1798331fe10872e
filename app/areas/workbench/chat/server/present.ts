import { hoursLeft, isFollowUp, isOpen, repliesNow } from '#app/areas/consult/asks/rules.ts'
import { type AskRow, contentOf, type NamedAsk } from '#app/areas/consult/asks/server/public.ts'
import { askStates } from '#app/areas/consult/asks/states.ts'
import { kindWords } from '#app/areas/consult/doctors/rules.ts'
import { lendAddress } from '#app/areas/files/server/public.ts'
import type { Context } from '#server/here.ts'
import type { PhraseRow } from './queries.ts'

/** What the doctor may do in a consultation now. */
export const asStanding = (ask: AskRow, now: Date) => ({
  may_write: isOpen(ask, now) || isFollowUp(ask, now),
  may_end: ask.state === 'answered',
  may_decline: ask.state === 'waiting' || ask.state === 'accepted',
  ...{ replyCount: repliesNow(ask, now), leftHour: hoursLeft(ask, now) },
})

/** Pictures beside the question, for the doctor who was asked. */
export const imagesOf = ({ images }: AskRow, ctx: Pick<Context, 'config' | 'now'>): string[] =>
  images.map((address) => lendAddress(ctx, address))

/** A consultation of before. */
export const asEarlier = (ask: NamedAsk, ctx: Pick<Context, 'config'>) => ({
  ...{ ask_id: ask.id, type_name: kindWords[ask.kind], state_desc: askStates[ask.state].words },
  ...{ ill_name: ask.illness ?? '', content: contentOf(ask, ctx), add_time: ask.madeAt },
})

export const asPhrase = ({ id, content }: PhraseRow) => ({ phrase_id: id, content })
