import { sealOf } from '#kit/seal/server/seal.ts'
import { earlier } from '#kit/time/span.ts'
import type { Handlers, Here } from '#server/here.ts'
import type * as contract from '../../contract.ts'
import { automaticAnswer, isUrgent, keywordIn, MOST_AN_HOUR } from '../../rules.ts'
import { asMessages, WHAT } from '../present.ts'
import * as queries from '../queries.ts'

type TalkCalls = Pick<typeof contract, 'serviceSay' | 'serviceMessages'>

const MOST_SHOWN = 100
const MOST_ANSWERS = 3

export const talkHandlers: Handlers<TalkCalls> = {
  async serviceSay({ content, visitor_id }, here) {
    const holder = holderOf(here, visitor_id)
    if (!holder) return here.refuse('who-is-it')
    const talk = await queries.openTalk(here.db, holder, here.now)
    const written = await queries.countWritten(here.db, talk.id, earlier(here.now, { hours: 1 }))
    if (written >= MOST_AN_HOUR) return here.refuse('too-many')
    await queries.awaitAgent(here.db, talk.id, here.now)
    return { list: await asMessages(here, await keepWords(here, talk, content)) }
  },

  async serviceMessages({ visitor_id }, here) {
    const holder = holderOf(here, visitor_id)
    const newest = holder ? await queries.listMessages(here.db, holder, MOST_SHOWN) : []
    return { list: await asMessages(here, newest.reverse()) }
  },
}

/** A patient where somebody is signed in, whatever browser he uses; else the browser. */
const holderOf = ({ patient, config }: Here, visitorId: string | undefined): queries.Holder | undefined => {
  if (patient !== null) return { patientId: patient }
  return visitorId === undefined ? undefined : { visitorIndex: sealOf(config).index(visitorId, 'help-visitor') }
}

/** Keeps what was written, and under it the automatic answer, unless a person has the talk in hand. */
const keepWords = async ({ db, now, config }: Here, { id: talkId, takenBy }: queries.TalkRow, content: string) => {
  const seal = sealOf(config)
  const row = (sender: 'visitor' | 'desk', words: string, questionIds: number[]) => ({
    ...{ talkId, sender, questionIds, saidAt: now },
    contentSealed: seal.seal(words, WHAT),
  })
  const written = row('visitor', content, [])
  if (takenBy !== null && !isUrgent(content)) return queries.insertMessages(db, [written])
  const keyword = keywordIn(content)
  const found = keyword ? (await queries.listQuestions(db, keyword)).slice(0, MOST_ANSWERS) : []
  const ids = found.map(({ id }) => id)
  return queries.insertMessages(db, [written, row('desk', automaticAnswer(content, found.length), ids)])
}
