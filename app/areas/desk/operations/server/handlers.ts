import { exportList, permitted, recordAct } from '#app/areas/access/staff/server/public.ts'
import { listWritten } from '#app/areas/notices/messages/server/public.ts'
import { sentSmsOf } from '#app/areas/notices/sms/server/public.ts'
import type { StaffContext } from '#app/context.ts'
import type { Portion } from '#kit/db/list-query.ts'
import { Refused } from '#kit/wire/refused.ts'
import { paged } from '#kit/wire/server/paged.ts'
import * as contract from '../contract.ts'
import { allMessages, type MessageAbout, messageAbouts } from '../rules/templates.ts'
import { type FailureState, roomOfJob } from '../rules.ts'
import { changeTemplate } from './commands/change-template.ts'
import {
  asFailure,
  asManagedTemplate,
  asSentMessage,
  asTrouble,
  failureColumns,
  messageColumns,
  troubleColumns,
} from './present.ts'
import * as queries from './queries.ts'

export const handlers = permitted(contract, {
  async deskJobRuns(_, { db, jobs }) {
    const [counts = [], open] = await Promise.all([jobs?.count(), queries.countOpen(db)])
    const standing = new Map(counts.map((one) => [one.name, one]))
    const failed = new Map(open.map((row) => [row.job, row.open]))
    const list = (jobs?.list() ?? []).map(({ name, every }) => ({
      job_name: name,
      room_name: roomOfJob(name) ?? '',
      every,
      waiting_num: standing.get(name)?.waiting ?? 0,
      running_num: standing.get(name)?.running ?? 0,
      failure_num: failed.get(name) ?? 0,
    }))
    return { list: list.sort((a, b) => b.failure_num - a.failure_num || (a.job_name < b.job_name ? -1 : 1)) }
  },

  async deskJobFailures(asked, { db }) {
    return paged(await queries.failuresOf(db, asked).page(asked), asFailure)
  },

  async deskJobFailuresExport(asked, ctx) {
    const { upTo } = queries.failuresOf(ctx.db, asked)
    const rows = async (portion: Portion) => (await upTo(portion)).map(asFailure)
    const made = { title: '失败的任务', rows, columns: failureColumns, asked }
    return (await exportList(ctx, made)) ?? ctx.refuse('too-many')
  },

  async deskJobRepeat({ failure_id }, ctx) {
    const failure = await queries.findFailure(ctx.db, failure_id)
    if (!failure) return ctx.refuse('not-found')
    if (!ctx.jobs?.list().some(({ name }) => name === failure.job)) return ctx.refuse('no-job')
    const done = await decide(ctx, failure, 'repeated')
    if (done instanceof Refused) return done
    await ctx.jobs.wake(failure.job)
    return done
  },

  async deskJobDiscard({ failure_id }, ctx) {
    const failure = await queries.findFailure(ctx.db, failure_id)
    return failure ? decide(ctx, failure, 'discarded') : ctx.refuse('not-found')
  },

  async deskSentMessages(asked, ctx) {
    return paged(await sentSmsOf(ctx, sentAsked(asked)).page(asked), asSentMessage)
  },

  async deskSentMessagesExport(asked, ctx) {
    const { upTo } = sentSmsOf(ctx, sentAsked(asked))
    const rows = async (portion: Portion) => (await upTo(portion)).map(asSentMessage)
    const made = { title: '短信记录', rows, columns: messageColumns, asked }
    return (await exportList(ctx, made)) ?? ctx.refuse('too-many')
  },

  async deskMessageTemplates(_, { db }) {
    const written = Map.groupBy(await listWritten(db), ({ name }) => name)
    return { list: [...allMessages.values()].map((one) => asManagedTemplate(one, written.get(one.name) ?? [])) }
  },

  async deskMessageTemplateChange(asked, ctx) {
    return changeTemplate(ctx, asked)
  },

  async deskOutsideTroubles(asked, { db }) {
    return paged(await queries.troublesOf(db, asked).page(asked), asTrouble)
  },

  async deskOutsideTroublesExport(asked, ctx) {
    const { upTo } = queries.troublesOf(ctx.db, asked)
    const rows = async (portion: Portion) => (await upTo(portion)).map(asTrouble)
    const made = { title: '外部服务', rows, columns: troubleColumns, asked }
    return (await exportList(ctx, made)) ?? ctx.refuse('too-many')
  },
})

/** What a message is about, by the names that the log has. */
const sentAsked = <A extends { about?: 'code' | MessageAbout | undefined }>({ about, ...asked }: A) => ({
  ...asked,
  abouts: about === undefined || about === 'code' ? about && [about] : messageAbouts[about].names,
})

/** Says what is done about a failure, once, and by whom. */
const decide = (ctx: StaffContext, { id, job }: { id: number; job: string }, state: FailureState) =>
  ctx.transact(async (inside) => {
    const decision = { state, decidedBy: inside.staff.staffId, decidedAt: inside.now }
    if (!(await queries.decideFailure(inside.db, id, decision))) return new Refused('decided' as const)
    const act = state === 'repeated' ? 'run.repeat' : 'run.discard'
    await recordAct(inside, { act, kind: 'job-failure', id, after: { job } })
    return { job_name: job }
  })
