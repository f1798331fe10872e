import type { Handlers, RequestContext } from '#app/context.ts'
import { sealOf } from '#kit/seal/server/seal.ts'
import { formatClock, minutesOf } from '#kit/time/day.ts'
import { earlier } from '#kit/time/span.ts'
import { Refused } from '#kit/wire/refused.ts'
import type * as contract from '../../contract.ts'
import { automaticAnswer, isAnswering, isUrgent, MOST_AN_HOUR, MOST_SHOWN, meantBy, wantsPerson } from '../../rules.ts'
import { rateService } from '../commands/rate-service.ts'
import { asMessages, asService, WHAT } from '../present.ts'
import { findNewestService } from '../queries/ratings.ts'
import * as queries from '../queries.ts'

type TalkCalls = Pick<typeof contract, 'serviceSay' | 'serviceMessages' | 'serviceRate'>

const MOST_ANSWERS = 3

export const talkHandlers: Handlers<TalkCalls> = {
  async serviceSay({ content, visitor_id }, ctx) {
    const holder = holderOf(ctx, visitor_id)
    if (!holder) return ctx.refuse('who-is-it')
    const talk = await queries.openTalk(ctx.db, holder, ctx.now)
    const written = await queries.countWritten(ctx.db, talk.id, earlier(ctx.now, { hours: 1 }))
    if (written >= MOST_AN_HOUR) return ctx.refuse('too-many')
    await queries.awaitAgent(ctx.db, talk.id, ctx.now)
    return { list: await asMessages(ctx, await keepWords(ctx, talk, content)) }
  },

  async serviceMessages({ visitor_id }, ctx) {
    const holder = holderOf(ctx, visitor_id)
    if (!holder) return { list: [], service: null }
    const newest = await queries.listMessages(ctx.db, holder, MOST_SHOWN)
    const service = await findNewestService(ctx.db, holder)
    return { list: await asMessages(ctx, newest.reverse()), service: service ? asService(service, ctx) : null }
  },

  async serviceRate({ service_id, stars, content = '', visitor_id }, ctx) {
    const holder = holderOf(ctx, visitor_id)
    if (!holder) return ctx.refuse('who-is-it')
    const rated = await rateService(ctx, holder, { id: service_id, stars, content })
    return rated instanceof Refused ? rated : asService(rated, ctx)
  },
}

/** A patient where somebody is signed in, whatever browser they use; else the browser. */
const holderOf = ({ patient, config }: RequestContext, visitorId: string | undefined): queries.Holder | undefined => {
  if (patient !== null) return { patientId: patient }
  return visitorId === undefined ? undefined : { visitorIndex: sealOf(config).index(visitorId, 'help-visitor') }
}

/** Keeps what was written, and under it the automatic answer, unless a person has the talk in hand. */
const keepWords = async (
  { db, now, config }: RequestContext,
  { id: talkId, takenBy }: queries.TalkRow,
  content: string,
) => {
  const seal = sealOf(config)
  const row = (sender: 'visitor' | 'desk', words: string, questionIds: number[]) => ({
    talkId,
    sender,
    questionIds,
    saidAt: now,
    contentSealed: seal.seal(words, WHAT),
  })
  const written = row('visitor', content, [])
  if (takenBy !== null && !isUrgent(content)) return queries.insertMessages(db, [written])
  const asksForAnswers = !isUrgent(content) && !wantsPerson(content)
  const found = asksForAnswers ? meantBy(content, await queries.listAnswers(db)).slice(0, MOST_ANSWERS) : []
  const ids = found.map(({ id }) => id)
  const { begin, end } = config.service.hours
  const waiting = {
    isOpen: isAnswering(minutesOf(now), config.service.hours),
    begin: formatClock(begin),
    end: formatClock(end),
    ahead: await queries.countAhead(db, talkId),
  }
  return queries.insertMessages(db, [written, row('desk', automaticAnswer(content, found.length, waiting), ids)])
}
