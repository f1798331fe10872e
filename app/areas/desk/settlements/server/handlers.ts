import { exportList, permitted, servesPlatform } from '#app/areas/access/staff/server/public.ts'
import { listPartyNames } from '#app/areas/desk/money/server/public.ts'
import { receiveBankPaper } from '#app/areas/files/server/public.ts'
import type { Party } from '#app/areas/pay/rules/accounts.ts'
import { monthAfter, monthOf, spanOf } from '#app/areas/pay/rules/months.ts'
import type { StaffContext } from '#app/context.ts'
import type { Portion } from '#kit/db/list-query.ts'
import { Refused } from '#kit/wire/refused.ts'
import { paged } from '#kit/wire/server/paged.ts'
import * as contract from '../contract.ts'
import { claimStateOf, kindOf, partyKinds, readPercent } from '../rules.ts'
import { liveStates } from '../states.ts'
import { findClaim } from './commands/claim.ts'
import { issueSettlement } from './commands/issue.ts'
import { lendSettlement } from './commands/paper.ts'
import { markFailed, markPaid, proposePayout } from './commands/payouts.ts'
import { proposeReceipt } from './commands/receipts.ts'
import { setTerms } from './commands/terms.ts'
import {
  asLine,
  asListed,
  asParty,
  asPayout,
  asReceipt,
  asSettlement,
  lineColumns,
  newStanding,
  settlementColumns,
} from './present.ts'
import * as queries from './queries.ts'

export const handlers = permitted(contract, {
  async deskSettlements(asked, ctx) {
    return paged(await queries.settlementsOf(ctx.db, partiesOf(ctx), asked).page(asked), asListed(ctx.now))
  },

  async deskSettlementsExport(asked, ctx) {
    const { upTo } = queries.settlementsOf(ctx.db, partiesOf(ctx), asked)
    const rows = async (portion: Portion) => (await upTo(portion)).map(asListed(ctx.now))
    return (
      (await exportList(ctx, { title: '结算单', rows, columns: settlementColumns, asked })) ?? ctx.refuse('too-many')
    )
  },

  async deskSettlementsDue({ month }, ctx) {
    const shown = month || monthAfter(monthOf(ctx.now), -1)
    const parties = partiesOf(ctx)
    const open = await queries.sumOpen(ctx.db, spanOf(shown).endsAt)
    const names = await listPartyNames(
      ctx.db,
      open.map(({ party }) => party),
    )
    const list = open
      .filter(({ party }) => parties === 'all' || parties.includes(party))
      .map(({ party, entries, cameFen, wentFen }) => ({
        party,
        party_name: names.get(party) ?? party,
        kind_name: partyKinds[kindOf(party)],
        entry_num: entries,
        came: cameFen,
        went: wentFen,
      }))
    return { month: shown, is_ours: servesPlatform(ctx), list }
  },

  async deskSettlementIssue({ party, month }, ctx) {
    if (!servesPlatform(ctx)) return ctx.refuse('not-platform')
    const row = await issueSettlement(ctx, party as Party, month)
    return row instanceof Refused ? row : asSettlement(row, newStanding(row))
  },

  async deskSettlement({ settlement_id }, ctx) {
    const row = await queries.findSettlement(ctx.db, partiesOf(ctx), settlement_id)
    if (!row) return ctx.refuse('not-found')
    const payouts = await queries.listPayouts(ctx.db, row.id)
    const isOurs = servesPlatform(ctx)
    const shown = payouts.map((payout) => asPayout(ctx, payout))
    const receipts = (await queries.listReceipts(ctx.db, row.id)).map((receipt) => asReceipt(ctx, receipt))
    const claim = await findClaim(ctx.db, row)
    const standing = { dueFen: row.dueFen, receivedFen: claim.received, hasNext: claim.offset_by !== null }
    return {
      settlement: asSettlement(row, { payout: shown[0]?.state ?? null, claim: claimStateOf(standing) }),
      payouts: shown,
      claim,
      receipts,
      may_receive: isOurs && claim.open > 0 && !receipts.some(({ state }) => state === 'proposed'),
      may_propose: isOurs && row.dueFen > 0 && !shown.some(({ state }) => liveStates.includes(state)),
      is_ours: isOurs,
      pdf_url: lendSettlement(ctx, row.id),
    }
  },

  async deskSettlementLines({ settlement_id, ...asked }, ctx) {
    const row = await queries.findSettlement(ctx.db, partiesOf(ctx), settlement_id)
    return row ? paged(await queries.linesOf(ctx.db, row.id).page(asked), asLine) : ctx.refuse('not-found')
  },

  async deskSettlementLinesExport({ settlement_id, ...asked }, ctx) {
    const row = await queries.findSettlement(ctx.db, partiesOf(ctx), settlement_id)
    if (!row) return ctx.refuse('not-found')
    const { upTo } = queries.linesOf(ctx.db, row.id)
    const rows = async (portion: Portion) => (await upTo(portion)).map(asLine)
    const file = { title: `结算单${row.number}`, rows, columns: lineColumns, asked }
    return (await exportList(ctx, file)) ?? ctx.refuse('too-many')
  },

  async deskPayoutPropose({ settlement_id }, ctx) {
    const row = await queries.findSettlement(ctx.db, 'all', settlement_id)
    if (!row || !servesPlatform(ctx)) return ctx.refuse('not-found')
    const proposed = await proposePayout(ctx, row)
    if (proposed instanceof Refused) return proposed
    return { ...asPayout(ctx, proposed.payout), request_id: proposed.requestId }
  },

  async deskPayoutPaid({ payout_id, bank_no: bankNo, paid_on: paidOn, proof }, ctx) {
    const found = await queries.findPayout(ctx.db, payout_id)
    if (!found || !servesPlatform(ctx)) return ctx.refuse('not-found')
    return (await markPaid(ctx, found, { bankNo, paidOn, proof })) ?? { payout_id }
  },

  async deskPayoutFail({ payout_id, says }, ctx) {
    const found = await queries.findPayout(ctx.db, payout_id)
    if (!found || !servesPlatform(ctx)) return ctx.refuse('not-found')
    return (await markFailed(ctx, found, says)) ?? { payout_id }
  },

  async deskReceiptPropose({ settlement_id, amount, bank_no: bankNo, received_on: receivedOn, proof }, ctx) {
    const row = await queries.findSettlement(ctx.db, 'all', settlement_id)
    if (!row || !servesPlatform(ctx)) return ctx.refuse('not-found')
    const proposed = await proposeReceipt(ctx, row, { amountFen: amount, bankNo, receivedOn, proof })
    if (proposed instanceof Refused) return proposed
    return { ...asReceipt(ctx, proposed.receipt), request_id: proposed.requestId }
  },

  async deskPayoutProof(_, ctx) {
    const received = await receiveBankPaper(ctx)
    const { mostMegabytes: megabytes } = ctx.config.uploads
    return typeof received === 'string' ? ctx.refuse(received, { megabytes }) : received
  },

  async deskSettlementParties(asked, ctx) {
    if (!servesPlatform(ctx)) return ctx.refuse('not-platform')
    return paged(await queries.partiesOf(ctx.db, ctx.now, asked).page(asked), asParty)
  },

  async deskSettlementTerms({ party, share, fee, from_day: fromDay }, ctx) {
    if (!servesPlatform(ctx)) return ctx.refuse('not-platform')
    const terms = { shareBp: readPercent(share), feeBp: readPercent(fee), fromDay }
    return (await setTerms(ctx, party as Party, terms)) ?? { party }
  },
})

/** Whose settlements a desk sees: who keeps the platform's books all, a hospital its own. */
const partiesOf = (ctx: StaffContext): queries.Parties =>
  servesPlatform(ctx) ? 'all' : [`hospital:${ctx.staff.hospitalId}`]
