import { randomInt } from 'node:crypto'
import { membersOf } from '#app/areas/account/members/server/public.ts'
import type { Context, PatientContext } from '#app/context.ts'
import { type AddressSeal, isSealed, sealAddress } from '#kit/seal/server/sealed-address.ts'
import { later } from '#kit/time/span.ts'
import { address } from '#kit/wire/address.ts'
import { Refused } from '#kit/wire/refused.ts'
import { CERTIFICATE_PAGE, groupedCertificateNo, readCertificateNo } from '../../rules.ts'
import * as queries from '../queries.ts'
import { drawCertificate } from './draw-certificate.ts'

const PAPER = 'offline-certificate'
const LENT_MINUTES = 60
const READABLE = '23456789ABCDEFGHJKLMNPQRTUVWXYZ'

const newNumber = (): string => Array.from({ length: 12 }, () => READABLE[randomInt(READABLE.length)]).join('')

type Certified = Exclude<Awaited<ReturnType<typeof queries.findCertified>>, undefined>

/** What a certificate says; undefined where its event is not there any more. */
const certificateOf = async ({ db }: Pick<Context, 'db'>, { eventId, memberId, certificateNo }: Certified) => {
  const shown = await queries.findEvent(db, eventId)
  if (!shown || certificateNo === null) return undefined
  const member = (await membersOf(db, [memberId])).get(memberId)
  return {
    certificate_no: groupedCertificateNo(certificateNo),
    member_name: member?.truename ?? '',
    title: shown.event.title,
    unit_name: shown.hospitalName,
    dep_name: shown.depName,
    begin_time: shown.event.startsAt,
    end_time: shown.event.endsAt,
  }
}
/** What a certificate says. */
export type Certificate = Exclude<Awaited<ReturnType<typeof certificateOf>>, undefined>

const checkUrl = ({ config }: Pick<Context, 'config'>, { certificate_no }: Certificate): string =>
  config.publicUrl + address(CERTIFICATE_PAGE, { certificate_no })

/** The certificate of a patient's sign-up, which gets its number when it is first asked for. */
export const giveCertificate = async (ctx: PatientContext, id: number) => {
  const { db, now, patient, config } = ctx
  const signup = await queries.findOwn(db, patient, id)
  if (!signup) return new Refused('not-found')
  const shown = await queries.findEvent(db, signup.eventId)
  if (!shown || shown.event.endsAt > now) return new Refused('not-yet')
  const certificateNo = await queries.numberCertificate(db, id, newNumber())
  const certificate = certificateNo && (await certificateOf(ctx, { ...signup, certificateNo }))
  if (!certificate) return new Refused('not-yet')
  const until = later(now, { minutes: LENT_MINUTES })
  const pdf_url = sealAddress(config, PAPER, `/papers/offline-${id}.pdf`, until)
  return { ...certificate, pdf_url, check_url: checkUrl(ctx, certificate) }
}

/** What the certificate of this number says, as somebody typed it; undefined where none has it. */
export const checkCertificate = async (ctx: Pick<Context, 'db'>, typed: string) => {
  const number = readCertificateNo(typed)
  const signup = number === undefined ? undefined : await queries.findByCertificate(ctx.db, number)
  return signup && certificateOf(ctx, signup)
}

/** The paper of this address; null where it was not lent, or is not good any more. */
export const findCertificatePaper = async (
  ctx: Pick<Context, 'db' | 'config' | 'now'>,
  file: string,
  given: AddressSeal,
) => {
  const [, id = ''] = /^offline-(\d{1,15})\.pdf$/.exec(file) ?? []
  if (!id || !isSealed(ctx.config, { what: PAPER, address: `/papers/${file}`, given, now: ctx.now })) return null
  const signup = await queries.findCertified(ctx.db, Number(id))
  const certificate = signup && (await certificateOf(ctx, signup))
  if (!certificate) return null
  const body = await drawCertificate(certificate, checkUrl(ctx as Context, certificate), ctx.now)
  return { type: 'application/pdf', name: `certificate-${certificate.certificate_no}.pdf`, body }
}
