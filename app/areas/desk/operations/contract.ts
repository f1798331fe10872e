import { z } from 'zod'
import { notAllowed } from '#app/areas/access/staff/rules.ts'
import { lengths } from '#app/areas/notices/messages/rules/templates.ts'
import { smsSorts, smsStates } from '#app/areas/notices/sms/rules.ts'
import { call } from '#kit/wire/call.ts'
import { changedSince, versionSeen, versionShown } from '#kit/wire/edited.ts'
import { flag, id, int, listOf, maybe, maybeText, nothing, pageOf, paging, text, time } from '#kit/wire/fields.ts'
import { daySpan, exportOf, listing } from '#kit/wire/listing.ts'
import { allAbouts } from './rules/templates.ts'
import { failureSorts, failureStates, troubleSorts } from './rules.ts'

const read = { owner: 'self', staff: true, may: 'operations.read', refuses: notAllowed } as const

export const deskJobRuns = call({
  method: 'GET',
  path: '/desk/job-runs',
  summary:
    'Every job: when it runs, how many of it wait and run now, and how many ways in which it failed nobody has looked at',
  ...read,
  input: nothing(),
  output: listOf(
    z.object({
      job_name: z.string(),
      /** What it is about. */
      room_name: z.string(),
      /** As cron, Shanghai time; '' where it runs only when it is woken. */
      every: z.string(),
      waiting_num: z.int(),
      running_num: z.int(),
      failure_num: z.int(),
    }),
  ),
})

const failuresAsked = { ...listing(failureSorts), state: maybe(z.enum(failureStates)), ...daySpan() }

export const deskJobFailures = call({
  method: 'GET',
  path: '/desk/job-failures',
  summary:
    'Page through the runs of jobs that failed within 30 days, those that failed in the same way in one row, the latest first',
  ...read,
  input: z.object({ ...failuresAsked, ...paging(20) }),
  output: pageOf(
    z.object({
      failure_id: z.int(),
      job_name: z.string(),
      room_name: z.string(),
      /** What kind of error it was, by which code, thrown where: never its words, which may be about somebody. */
      error_kind: z.string(),
      error_code: z.string(),
      error_place: z.string(),
      times: z.int(),
      first_time: time(),
      last_time: time(),
      state: z.enum(failureStates),
      state_name: z.string(),
      decided_by: z.string(),
      decide_time: time().nullable(),
    }),
  ),
})
export const deskJobFailuresExport = call(exportOf(deskJobFailures, failuresAsked))

const run = { owner: 'self', staff: true, may: 'operations.run' } as const
const decided = {
  ...notAllowed,
  'not-found': '没有找到这一条，可能已经超过 30 天',
  decided: '这一条已经处理过了，请刷新',
}

export const deskJobRepeat = call({
  method: 'POST',
  path: '/desk/job-failures/{failure_id}/repeat',
  summary: 'Have the job of a failed run run again, soon; what was failed is dealt with',
  ...run,
  input: z.object({ failure_id: id() }),
  output: z.object({ job_name: z.string() }),
  refuses: { ...decided, 'no-job': '现在的版本已经没有这个任务，可以忽略这一条' },
})

export const deskJobDiscard = call({
  method: 'POST',
  path: '/desk/job-failures/{failure_id}/discard',
  summary: 'Let a failed run be: somebody has looked at it; should it fail again, that is another row',
  ...run,
  input: z.object({ failure_id: id() }),
  output: z.object({ job_name: z.string() }),
  refuses: decided,
})

const template = z.string().regex(/^[a-z][a-z.-]{2,40}$/)

const messagesAsked = {
  ...listing(smsSorts),
  state: maybe(z.enum(smsStates)),
  tried: maybe(z.enum(['failed'])),
  about: maybe(z.enum(['code', ...allAbouts])),
  /** One message alone. */
  message: maybe(template),
  ...daySpan(),
}

export const deskSentMessages = call({
  method: 'GET',
  path: '/desk/sent-messages',
  summary:
    'Page through the messages to phones of the last week, what became of each and the provider’s code where a try failed; a whole number finds its own',
  ...read,
  input: z.object({ ...messagesAsked, ...paging(20) }),
  output: pageOf(
    z.object({
      message_id: z.int(),
      kind_name: z.string(),
      /** Which message it is, by its name in `/desk/message-templates`; '' for a code, and for what no desk may word. */
      template: z.string(),
      /** Of a notice. */
      title: z.string(),
      /** Its ends alone. */
      mobile: z.string(),
      /** The provider's own, or `TOO_LATE`; '' where no try failed. */
      fail_code: z.string(),
      tries: z.int(),
      state: z.enum(smsStates),
      state_name: z.string(),
      queue_time: time(),
    }),
  ),
})
export const deskSentMessagesExport = call(exportOf(deskSentMessages, messagesAsked))

const troublesAsked = { ...listing(troubleSorts), ...daySpan() }

export const deskOutsideTroubles = call({
  method: 'GET',
  path: '/desk/outside-troubles',
  summary:
    'Page through what outside services refused or did not answer within 30 days, counted by the day, by service, deed and their own code',
  ...read,
  input: z.object({ ...troublesAsked, ...paging(20) }),
  output: pageOf(
    z.object({
      trouble_id: z.int(),
      service: z.string(),
      service_name: z.string(),
      action: z.string(),
      fail_code: z.string(),
      times: z.int(),
      day: z.string(),
      last_time: time(),
    }),
  ),
})
export const deskOutsideTroublesExport = call(exportOf(deskOutsideTroubles, troublesAsked))

const wording = { owner: 'self', staff: true, may: 'messages.word' } as const
const templateRow = { row: 'message-template', by: 'template' } as const

export const deskMessageTemplates = call({
  method: 'GET',
  path: '/desk/message-templates',
  summary:
    'Every message that patients get, and doctors on their phone: words, variables, ways, the provider’s template, and what they were',
  ...wording,
  shows: [templateRow],
  input: nothing(),
  output: listOf(
    z.object({
      template,
      words: z.string(),
      title: z.string(),
      text: z.string(),
      variables: z.array(z.object({ name: z.string(), word: z.string(), example: z.string() })),
      about: z.enum(allAbouts),
      is_told: flag(),
      is_sms: flag(),
      /** It goes to phones alone. */
      is_sms_only: flag(),
      /** '' is the one for all notices, as the installation is set. */
      sms_template: z.string(),
      /** Why it may not be switched off; '' where it may. */
      kept: z.string(),
      /** Nobody wrote it anew: it is as the program has it. */
      is_usual: flag(),
      usual_title: z.string(),
      usual_text: z.string(),
      /** As it was before, the newest first. */
      former: z.array(z.object({ title: z.string(), text: z.string(), changed_by: z.string(), change_time: time() })),
      version: versionShown(),
    }),
  ),
  refuses: notAllowed,
})

export const deskMessageTemplateChange = call({
  method: 'POST',
  path: '/desk/message-templates/change',
  summary: 'Word a message to patients anew, say by which ways it goes, and by which template of the provider',
  ...wording,
  edits: templateRow,
  input: z.object({
    template,
    title: text(lengths.title),
    text: text(lengths.text),
    is_told: int(0, 1),
    is_sms: int(0, 1),
    sms_template: maybeText(lengths.smsTemplate),
    version: versionSeen(),
  }),
  output: z.object({ template }),
  refuses: {
    ...notAllowed,
    ...changedSince,
    'not-found': '没有这种消息，请刷新后再看',
    'title-variable': '{variable} 不是这条消息的变量，请用下面列出的',
    variable: '{variable} 不是这条消息的变量，请用下面列出的',
    kept: '{kept}',
    'sms-template': '模板编号只有字母、数字、下划线和短横线',
  },
})
