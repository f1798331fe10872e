import { type OverseasHospital, overseasHospitals } from '#app/areas/overseas/directory/server/public.ts'
import type { StaffContext } from '#app/context.ts'
import type { CsvColumns } from '#kit/csv/server/write.ts'
import { maskName } from '#kit/seal/mask.ts'
import { formatTime } from '#kit/time/day.ts'
import { hospitalLink, languages, termsIn } from '../../rules.ts'
import { type DeskStep, deskSteps, mayMove } from '../../states.ts'
import { opened } from '../commands/sealed.ts'
import { asInquiry, asLetter, asPaper, asQuote, contentOf, dueAt, imagesOf, newestOf, shareCode } from '../present.ts'
import * as queries from '../queries.ts'

type Directory = ReadonlyMap<number, OverseasHospital>

/** An inquiry as the desk's list has it. */
export const asManaged = (ctx: StaffContext, row: queries.RequestRow, directory: Directory, quoteCount: number) => {
  const due = dueAt(row)
  return {
    ...asInquiry(row, directory, quoteCount, ctx.now),
    truename: maskName(contentOf(ctx, row).truename),
    due_time: due,
    is_late: due !== null && due < ctx.now,
    is_mine: row.staffId === ctx.staff.staffId,
    is_waiting: row.waitingSince !== null,
  }
}
type Managed = ReturnType<typeof asManaged>

/** The columns of the list's file. */
export const managedColumns: CsvColumns<Managed> = {
  询价编号: (row) => row.request_id,
  项目: (row) => row.project_name,
  状态: (row) => row.state_desc,
  提交: (row) => formatTime(row.add_time),
  到期: (row) => row.due_time && formatTime(row.due_time),
  专人: (row) => row.staff_name,
  报价数: (row) => row.quote_num,
}

/** A word of the glossary. */
export const asTerm = ({ id, term, language, translation, note }: queries.TermRow) => ({
  term_id: id,
  term,
  language,
  language_desc: languages[language],
  translation,
  note,
})

/** The step that may be taken next from a state. */
const stepFrom = (state: queries.RequestRow['state']): DeskStep | undefined =>
  (Object.keys(deskSteps) as DeskStep[]).find((step) => deskSteps[step].from === state)

/** An inquiry with everything that its case worker needs. */
export const asManagedWhole = async (ctx: StaffContext, row: queries.RequestRow, managed: Managed) => {
  const { db, now, staff } = ctx
  const content = contentOf(ctx, row)
  const [quotes, shares, transfers] = [
    await queries.listQuotes(db, row.id),
    await queries.listShares(db, row.id),
    await queries.listTransfers(db, row.id),
  ]
  const hospitalIds = [...new Set([...row.hospitalIds, ...quotes.map(({ hospitalId }) => hospitalId)])]
  const directory = await overseasHospitals(ctx, hospitalIds)
  const looks = await queries.listLooks(
    db,
    shares.map(({ id }) => id),
  )
  const newest = newestOf(quotes)
  const [papers, notes] = [await queries.listPapers(db, row.id), await queries.listNotes(db, row.id, 'all')]
  const said = notes.map(({ textSealed }) => opened<string>(ctx, textSealed))
  const words = [content.content, ...papers.map(({ name }) => name), ...said].join('\n')
  const [letter] = (await queries.listLetters(db, row.id)).filter(({ revokedAt }) => revokedAt === null)
  const next = stepFrom(row.state)
  return {
    ...managed,
    truename: content.truename,
    mobile: content.mobile,
    content: content.content,
    images: imagesOf(ctx, row),
    papers: papers.map((paper) => ({
      ...asPaper(ctx, paper),
      can_check: paper.originalId !== null && paper.secondCheckBy === null && paper.firstCheckBy !== staff.staffId,
    })),
    terms: termsIn(words, await queries.listTerms(db)).map(asTerm),
    notes: notes.map((one, at) => ({
      author: one.author,
      name: one.author === 'patient' ? '患者' : one.name,
      content: said[at] ?? '',
      is_shown: one.isShown,
      time: one.madeAt,
    })),
    hospitals: hospitalIds.flatMap((id) => {
      const hospital = directory.get(id)
      if (!hospital) return []
      const own = shares.filter(({ hospitalId }) => hospitalId === id)
      const open = own.find(({ revokedAt, endsAt }) => revokedAt === null && endsAt > now)
      const code = open ? shareCode(ctx, open) : ''
      return [
        {
          unit_id: id,
          unit_name: hospital.name,
          country_name: hospital.countryName,
          currency: hospital.currency,
          is_agreed: transfers.some((one) => one.hospitalId === id && one.withdrawnAt === null),
          code,
          link: code ? hospitalLink(ctx.config.publicUrl, code) : '',
          end_time: open?.endsAt ?? null,
          looks: looks
            .filter(({ shareId }) => own.some((share) => share.id === shareId))
            .map(({ who, lookedAt }) => ({ who, time: lookedAt })),
        },
      ]
    }),
    quotes: quotes.map((one) => asQuote(one, { directory, newest, chosenId: row.chosenQuoteId, now })),
    letter: letter ? asLetter(ctx, letter) : null,
    next_step: next ?? '',
    next_step_desc: next ? deskSteps[next].words : '',
    can_letter: row.state === 'deposit' || row.state === 'letter',
    can_close: row.chosenQuoteId === null && row.state !== 'followup' && mayMove(row.state, 'closed'),
    ended_reason: row.endedWhy,
  }
}
