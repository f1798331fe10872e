import { randomUUID } from 'node:crypto'
import { listInHand, readAsDoctor, sendAsDoctor, typeAsDoctor } from '#app/areas/consult/chat/server/public.ts'
import { acceptConsultation, findAnyConsultation, summarise } from '#app/areas/consult/consultations/server/public.ts'
import { consultationStates } from '#app/areas/consult/consultations/states.ts'
import { asMessage, listMessages } from '#app/areas/consult/talk/server/public.ts'
import type { Handlers, RequestContext } from '#app/context.ts'
import type * as contract from '../../contract.ts'

type DoctorCalls = Pick<typeof contract, 'sandboxAsks' | 'sandboxTalk' | 'sandboxAnswer'>

const MOST_ASKS = 20
const MOST_MESSAGES = 50

export const doctorHandlers: Handlers<DoctorCalls> = {
  async sandboxAsks(_, { db, config, refuse }) {
    if (config.mode !== 'demo') return refuse('off')
    return {
      list: (await listInHand(db, MOST_ASKS)).map(({ id, state, doctorName, madeAt }) => ({
        ask_id: id,
        state,
        state_desc: consultationStates[state].words,
        doctor_name: doctorName,
        add_time: madeAt,
      })),
    }
  },

  async sandboxTalk({ ask_id }, ctx) {
    if (ctx.config.mode !== 'demo') return ctx.refuse('off')
    const doctorId = await doctorOf(ctx, ask_id)
    if (doctorId === undefined) return ctx.refuse('not-found')
    const newest = await listMessages(ctx.db, ask_id, { most: MOST_MESSAGES, as: 'doctor' })
    const last = newest[0]?.id
    if (last !== undefined) await readAsDoctor(ctx, doctorId, ask_id, last)
    return { list: newest.reverse().map((row) => asMessage(row, ctx)) }
  },

  async sandboxAnswer({ ask_id, act, content = '' }, ctx) {
    if (ctx.config.mode !== 'demo') return ctx.refuse('off')
    const doctorId = await doctorOf(ctx, ask_id)
    if (doctorId === undefined) return ctx.refuse('not-found')
    return (await deeds[act](ctx, doctorId, ask_id, content)) ? {} : ctx.refuse('not-now')
  },
}

const doctorOf = async ({ db }: RequestContext, consultationId: string): Promise<number | undefined> =>
  (await findAnyConsultation(db, consultationId))?.doctorId ?? undefined

type Deed = (ctx: RequestContext, doctorId: number, consultationId: string, content: string) => Promise<boolean>

/** What a doctor of the demonstration leaves the patient with. */
const summary = {
  summary: '根据您的描述，暂不像急重情况。（演示）',
  advice: '多休息、多喝水；三天没有好转，请到医院就诊。（演示）',
}

/** What a doctor does in their consultation; false where it is not the time for it. */
const deeds: Record<'accept' | 'say' | 'type' | 'end', Deed> = {
  accept: async (ctx, doctorId, consultationId) =>
    (await acceptConsultation(ctx, doctorId, consultationId)) !== undefined,
  say: async (ctx, doctorId, consultationId, content) =>
    content !== '' &&
    typeof (await sendAsDoctor(ctx, doctorId, { consultationId, content, clientMsgId: randomUUID() })) !== 'string',
  type: async (ctx, doctorId, consultationId) => {
    await typeAsDoctor(ctx, doctorId, consultationId)
    return true
  },
  end: async (ctx, doctorId, consultationId) => (await summarise(ctx, doctorId, consultationId, summary)) !== undefined,
}
