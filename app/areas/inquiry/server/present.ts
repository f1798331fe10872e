import { lendAddress } from '#app/areas/files/server/public.ts'
import type { OverseasHospital } from '#app/areas/overseas/directory/server/public.ts'
import type { Context } from '#app/context.ts'
import { sealOf } from '#kit/seal/server/seal.ts'
import { dayOf } from '#kit/time/day.ts'
import {
  answerClock,
  type BackPercents,
  backSteps,
  type Currency,
  languages,
  lineFen,
  paperKinds,
  payees,
  projects,
  quoteClock,
  spokenCode,
} from '../rules.ts'
import { inquiryStates } from '../states.ts'
import { type Content, LETTER_CODE, opened, SHARE_CODE } from './commands/sealed.ts'
import type { LetterRow, PaperRow, QuoteRow, RequestRow, ShareRow } from './queries.ts'

type Opening = Pick<Context, 'config' | 'now'>
type Directory = ReadonlyMap<number, OverseasHospital>

/** A project by its number, in words. */
export const projectName = (id: number): string => projects[id as keyof typeof projects] ?? projects[99]

export const asHospital = (hospital: OverseasHospital) => ({
  unit_id: hospital.id,
  unit_name: hospital.name,
  country_name: hospital.countryName,
})

/** An inquiry as a list has it. */
export const asInquiry = (row: RequestRow, directory: Directory, quoteCount: number, now: Date) => {
  const { words, next } = inquiryStates[row.state]
  return {
    request_id: row.id,
    project_name: projectName(row.projectId),
    state: row.state,
    state_desc: words,
    next,
    units: row.hospitalIds.flatMap((id) => {
      const hospital = directory.get(id)
      return hospital ? [asHospital(hospital)] : []
    }),
    quote_num: quoteCount,
    add_time: row.madeAt,
    staff_name: row.staffName,
    answer_by: row.answerBy,
    answer_clock: answerClock(row, now),
    quote_by: row.quoteBy,
    quote_clock: quoteClock(row, now),
    fee: row.feeFen,
    is_fee_paid: row.feePaidAt !== null,
    is_fee_back: row.feeBackAt !== null,
  }
}

/** When the next promise is due; null: none is. */
export const dueAt = (row: RequestRow): Date | null => {
  if (row.answeredAt === null) return row.answerBy
  return row.quotedAt === null && row.waitingSince === null ? row.quoteBy : null
}

const rateText = (millionths: number): string => String(millionths / 1_000_000)

/** A version of a quote. */
export const asQuote = (
  row: QuoteRow,
  {
    directory,
    newest,
    chosenId,
    now,
  }: { directory: Directory; newest: ReadonlySet<number>; chosenId: number | null; now: Date },
) => {
  const hospital = directory.get(row.hospitalId)
  const isNewest = newest.has(row.id)
  return {
    quote_id: row.id,
    unit_id: row.hospitalId,
    unit_name: hospital?.name ?? '',
    country_name: hospital?.countryName ?? '',
    version: row.version,
    is_newest: isNewest,
    is_valid: isNewest && row.validUntil >= dayOf(now),
    is_chosen: row.id === chosenId,
    lines: row.lines.map((line) => ({
      name: line.name,
      num: line.count,
      price: line.priceCents,
      currency: line.currency,
      is_included: line.isIncluded,
      payee_desc: payees[line.payee],
      cny: lineFen(line, row.rates) ?? 0,
    })),
    rates: Object.entries(row.rates).map(([currency, { rateMillionths, day }]) => ({
      currency: currency as Currency,
      rate: rateText(rateMillionths),
      date: day,
    })),
    included_amount: row.includedFen,
    besides_amount: row.besidesFen,
    valid_date: row.validUntil,
    deposit: row.depositFen,
    back_steps: (Object.keys(backSteps) as (keyof BackPercents)[]).map((step) => ({
      title: backSteps[step],
      percent: row.backPercents[step],
      amount: Math.floor((row.depositFen * row.backPercents[step]) / 100),
    })),
    assumptions: row.assumptions,
    add_time: row.madeAt,
  }
}

/** The newest version of each hospital among quotes, which stand newest first. */
export const newestOf = (rows: readonly QuoteRow[]): ReadonlySet<number> => {
  const byHospital = new Map<number, QuoteRow>()
  for (const row of rows) {
    const before = byHospital.get(row.hospitalId)
    if (!before || before.version < row.version) byHospital.set(row.hospitalId, row)
  }
  return new Set([...byHospital.values()].map(({ id }) => id))
}

/** How many compared a translation with its original. */
const checksOf = (row: PaperRow): number => [row.firstCheckBy, row.secondCheckBy].filter((by) => by !== null).length

/** A paper, shown for an hour. */
export const asPaper = (ctx: Opening, row: PaperRow) => ({
  paper_id: row.id,
  kind_desc: paperKinds[row.kind],
  language_desc: languages[row.language],
  name: row.name,
  is_pdf: row.address.endsWith('.pdf'),
  url: lendAddress(ctx, row.address),
  original_id: row.originalId ?? 0,
  check_num: checksOf(row),
  is_mine: row.addedBy === 'patient',
  add_time: row.addedAt,
})

export const contentOf = (ctx: Pick<Context, 'config'>, row: RequestRow): Content =>
  opened<Content>(ctx, row.contentSealed)

/** Pictures of an inquiry, shown for an hour. */
export const imagesOf = (ctx: Opening, row: RequestRow): string[] =>
  row.images.map((address) => lendAddress(ctx, address))

/** The code of a share while it is open; '' of one that is over. */
export const shareCode = ({ config, now }: Opening, share: ShareRow): string =>
  share.revokedAt === null && share.endsAt > now ? spokenCode(sealOf(config).open(share.codeSealed, SHARE_CODE)) : ''

/** A letter in force, for its owner and its case worker. */
export const asLetter = (ctx: Opening, row: LetterRow) => ({
  code: spokenCode(sealOf(ctx.config).open(row.codeSealed, LETTER_CODE)),
  url: lendAddress(ctx, row.address),
  valid_date: row.validUntil,
  check_num: row.checkCount,
  add_time: row.madeAt,
})
