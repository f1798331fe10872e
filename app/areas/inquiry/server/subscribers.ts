import type { Subscribers } from '#app/room.ts'
import { WHOLE } from '#kit/db/page.ts'
import { fenToYuan } from '#kit/money/fen.ts'
import { formatTime } from '#kit/time/day.ts'
import { DEPOSIT_PURPOSE, FEE_PURPOSE, paperKinds } from '../rules.ts'
import { inquiryStates } from '../states.ts'
import { letGo, settleDeposit } from './commands/choose.ts'
import { settleFee } from './commands/fee.ts'
import { linkOf } from './commands/notify.ts'
import { opened } from './commands/sealed.ts'
import { contentOf, projectName } from './present.ts'
import * as queries from './queries.ts'
import * as tables from './tables.ts'

export const subscribers: Subscribers = {
  async 'payment.paid'({ purpose, subjectId, outTradeNo, amountFen }, ctx) {
    if (purpose === FEE_PURPOSE) await settleFee(ctx, subjectId, outTradeNo, amountFen)
    if (purpose === DEPOSIT_PURPOSE) await settleDeposit(ctx, subjectId, outTradeNo, amountFen)
  },

  async 'payment.closed'({ purpose, subjectId, outTradeNo }, ctx) {
    if (purpose === DEPOSIT_PURPOSE) await letGo(ctx, subjectId, outTradeNo)
  },

  async 'patient.exporting'({ patientId, hand }, ctx) {
    const { db } = ctx
    const { rows } = await queries.listOwn(db, patientId, undefined, WHOLE)
    const whole = []
    for (const row of rows) {
      const { content, truename, mobile } = contentOf(ctx, row)
      whole.push({
        request_id: row.id,
        project_name: projectName(row.projectId),
        truename,
        mobile,
        content,
        images: row.images,
        state_desc: inquiryStates[row.state].words,
        add_time: formatTime(row.madeAt),
        fee: fenToYuan(row.feeFen),
        deposit: fenToYuan(row.depositFen),
        notes: (await queries.listNotes(db, row.id, 'shown')).map((note) => ({
          name: note.name,
          content: opened<string>(ctx, note.textSealed),
          time: formatTime(note.madeAt),
        })),
        papers: (await queries.listPapers(db, row.id)).map(({ name, kind, address }) => ({
          name,
          kind_desc: paperKinds[kind],
          file: address,
        })),
        quotes: (await queries.listQuotes(db, row.id)).map((quote) => ({
          unit_id: quote.hospitalId,
          version: quote.version,
          included_amount: fenToYuan(quote.includedFen),
          besides_amount: fenToYuan(quote.besidesFen),
          lines: quote.lines.map(({ name, count, priceCents, currency }) => ({
            name,
            num: count,
            price: fenToYuan(priceCents),
            currency,
          })),
        })),
        transfers: (await queries.listTransfers(db, row.id)).map((transfer) => ({
          receiver: transfer.receiver,
          purpose: transfer.purpose,
          agree_time: formatTime(transfer.agreedAt),
          withdraw_time: transfer.withdrawnAt && formatTime(transfer.withdrawnAt),
        })),
        letters: (await queries.listLetters(db, row.id)).map((letter) => ({
          ...opened<Record<string, string>>(ctx, letter.contentSealed),
          valid_date: letter.validUntil,
        })),
      })
    }
    hand({
      name: 'inquiries',
      title: '海外就医询价',
      tables: [
        tables.inquiryRequests,
        tables.inquiryNotes,
        tables.inquiryPapers,
        tables.inquiryQuotes,
        tables.inquiryTransfers,
        tables.inquiryShares,
        tables.inquiryLooks,
        tables.inquiryLetters,
      ],
      rows: whole,
    })
  },

  async 'patient.leaving'({ patientId, object }, { db }) {
    object(queries.listOpenOf(db, patientId), (rows) =>
      rows.map(({ id, projectId }) => ({
        words: `海外就医询价“${projectName(projectId)}”还没有结束，请先撤回`,
        link: linkOf(id),
      })),
    )
  },
}
