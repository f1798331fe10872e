import type { Context } from '#app/context.ts'
import type { Portion } from '#kit/db/list-query.ts'
import type { PageRequest } from '#kit/db/page.ts'
import type { Sms } from '#kit/outside/sms.ts'
import { maskPhone } from '#kit/seal/mask.ts'
import { sealOf } from '#kit/seal/server/seal.ts'
import { later } from '#kit/time/span.ts'
import { type SmsState, smsText } from '../rules.ts'
import * as queries from './queries.ts'

/** A code helps nobody later than this, a notice after a day. */
const USEFUL = { code: { minutes: 5 }, notice: { days: 1 } } as const

/** Queues a message to a phone: it leaves when the transaction that it belongs to is done. */
export const queueSms = async ({ db, now, config }: Context, sms: Sms) => {
  const seal = sealOf(config)
  await queries.insertSms(db, {
    mobileIndex: seal.index(sms.mobile, 'mobile'),
    sealed: seal.seal(JSON.stringify(sms), 'sms'),
    message: sms.message ?? sms.template,
    state: 'waiting',
    nextTryAt: now,
    uselessAt: later(now, USEFUL[sms.template]),
    queuedAt: now,
  })
}

/** Messages as the stand-in shows them, to one number or to all, the newest first. */
export const listSms = async ({ db, config }: Context, mobile: string | undefined, asked: PageRequest) => {
  const indexes = mobile === undefined ? undefined : sealOf(config).indexes(mobile, 'mobile')
  const found = await queries.listSms(db, indexes, asked)
  return { ...found, rows: found.rows.map((row) => asShown(config, row)) }
}

/** A message, readable again. */
const asShown = (config: Context['config'], { id, sealed, state, queuedAt }: queries.SmsRow) => {
  const { mobile, template, params } = JSON.parse(sealOf(config).open(sealed, 'sms')) as Sms
  return { id, mobile, text: smsText(template, params), code: params.code ?? '', state: state as SmsState, queuedAt }
}

/** Messages of the last days with what became of them: the title of a notice, nothing else that was said in it. */
export const sentSmsOf = ({ db, config }: Context, asked: queries.SentAsked) => {
  const found = queries.sentSms(db, (mobile) => sealOf(config).indexes(mobile, 'mobile'), asked)
  return {
    page: async (wanted: Parameters<typeof found.page>[0]) => {
      const { rows, ...pages } = await found.page(wanted)
      return { ...pages, rows: rows.map((row) => asSent(config, row)) }
    },
    upTo: async (portion: Portion) => (await found.upTo(portion)).map((row) => asSent(config, row)),
  }
}

const asSent = (config: Context['config'], { id, sealed, state, tries, failCode, queuedAt }: queries.SmsRow) => {
  const { mobile, template, params, message = '' } = JSON.parse(sealOf(config).open(sealed, 'sms')) as Sms
  const title = params.title ?? ''
  return {
    id,
    template,
    message,
    title,
    maskedMobile: maskPhone(mobile),
    state: state as SmsState,
    tries,
    failCode,
    queuedAt,
  }
}

/** A message as the desk reads it. */
export type SentSms = ReturnType<typeof asSent>

/** Forgets what was sent to a phone, and what is about to be. */
export const forgetSmsTo = ({ db, config }: Context, mobile: string) =>
  queries.deleteSmsTo(db, sealOf(config).indexes(mobile, 'mobile'))
