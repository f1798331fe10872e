import { asDeclared, type MessageTemplate } from '#app/areas/notices/messages/rules/templates.ts'
import type { WrittenRow } from '#app/areas/notices/messages/server/public.ts'
import { smsKindWords, smsStateWords } from '#app/areas/notices/sms/rules.ts'
import type { SentSms } from '#app/areas/notices/sms/server/public.ts'
import type { CsvColumns } from '#kit/csv/server/write.ts'
import { aboutOf, allMessages } from '../rules/templates.ts'
import { type FailureState, failureWords, roomOfJob, serviceName } from '../rules.ts'
import type { FailureRow, TroubleRow } from './queries.ts'

export const asFailure = ({ failure, deciderName }: FailureRow) => ({
  failure_id: failure.id,
  job_name: failure.job,
  room_name: roomOfJob(failure.job) ?? '',
  error_kind: failure.errorKind,
  error_code: failure.errorCode,
  error_place: failure.errorPlace,
  times: failure.times,
  first_time: failure.firstAt,
  last_time: failure.lastAt,
  state: failure.state as FailureState,
  state_name: failureWords[failure.state as FailureState],
  decided_by: deciderName ?? '',
  decide_time: failure.decidedAt,
})

export const failureColumns: CsvColumns<ReturnType<typeof asFailure>> = {
  任务: (row) => row.job_name,
  关于: (row) => row.room_name,
  错误: (row) => row.error_kind,
  代码: (row) => row.error_code,
  位置: (row) => row.error_place,
  次数: (row) => row.times,
  第一次: (row) => row.first_time,
  最近一次: (row) => row.last_time,
  状态: (row) => row.state_name,
  处理人: (row) => row.decided_by,
  处理时间: (row) => row.decide_time,
}

export const asSentMessage = ({ id, template, message, title, ...sent }: SentSms) => ({
  message_id: id,
  kind_name: allMessages.get(message)?.words ?? smsKindWords[template],
  template: message,
  title,
  mobile: sent.maskedMobile,
  fail_code: sent.failCode ?? '',
  tries: sent.tries,
  state: sent.state,
  state_name: smsStateWords[sent.state],
  queue_time: sent.queuedAt,
})

export const messageColumns: CsvColumns<ReturnType<typeof asSentMessage>> = {
  时间: (row) => row.queue_time,
  用途: (row) => row.kind_name,
  标题: (row) => row.title,
  手机号: (row) => row.mobile,
  服务商代码: (row) => row.fail_code,
  试了几次: (row) => row.tries,
  状态: (row) => row.state_name,
}

/** A message as it is written now, beside what the program has and what it was. */
export const asManagedTemplate = (message: MessageTemplate, [now, ...former]: readonly WrittenRow[]) => {
  const { title, text, isTold, isSms, smsTemplate } = now ?? asDeclared(message)
  return {
    template: message.name,
    words: message.words,
    title,
    text,
    variables: Object.entries(message.variables).map(([name, one]) => ({ name, ...one })),
    is_told: isTold,
    about: aboutOf(message.name) ?? 'account',
    is_sms: isSms,
    is_sms_only: message.smsOnly === true,
    sms_template: smsTemplate,
    kept: message.kept ?? '',
    is_usual: now === undefined,
    usual_title: message.title,
    usual_text: message.text,
    former: former.slice(0, SHOWN_FORMER).map((row) => ({
      title: row.title,
      text: row.text,
      changed_by: row.changedBy,
      change_time: row.changedAt,
    })),
  }
}

const SHOWN_FORMER = 5

export const asTrouble = ({ id, service, action, code, times, day, lastAt }: TroubleRow) => ({
  trouble_id: id,
  service,
  service_name: serviceName(service),
  action,
  fail_code: code,
  times,
  day,
  last_time: lastAt,
})

export const troubleColumns: CsvColumns<ReturnType<typeof asTrouble>> = {
  日期: (row) => row.day,
  服务: (row) => row.service_name,
  操作: (row) => row.action,
  代码: (row) => row.fail_code,
  次数: (row) => row.times,
  最近一次: (row) => row.last_time,
}
