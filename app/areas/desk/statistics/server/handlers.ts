import { PLATFORM_DESK } from '#app/areas/access/staff/rules.ts'
import { exportList, permitted, sellersOf } from '#app/areas/access/staff/server/public.ts'
import { type ConsultationSums, consultationSums } from '#app/areas/consult/consultations/server/public.ts'
import { accountsOf } from '#app/areas/desk/money/server/public.ts'
import { type VisitSums, visitSums } from '#app/areas/guahao/booking/server/public.ts'
import { listLevels } from '#app/areas/membership/server/public.ts'
import { type MoneySums, moneySums } from '#app/areas/pay/server/public.ts'
import type { StaffContext } from '#app/context.ts'
import type { CsvColumns } from '#kit/csv/server/write.ts'
import type { Listed, Portion } from '#kit/db/list-query.ts'
import type { Db } from '#kit/db/open.ts'
import { type Day, dayOf } from '#kit/time/day.ts'
import { Refused } from '#kit/wire/refused.ts'
import * as contract from '../contract.ts'
import { goodsGroups } from '../rules/goods.ts'
import { userGroups } from '../rules/users.ts'
import { consultationGroups, funnelGroups, groups, moneyGroups, spanAsked } from '../rules.ts'
import { asCountedGoods, goodsColumns } from './present/goods.ts'
import { asCountedUsers, userColumns } from './present/users.ts'
import * as present from './present.ts'
import { type Funnel, funnels } from './queries/funnels.ts'
import { type GoodsSums, goodsSums } from './queries/goods.ts'
import { type UserSums, userSums } from './queries/users.ts'
import { listChannelNames, listDepartmentNames, listHospitalNames } from './queries.ts'

export const handlers = permitted(contract, {
  deskStatistics: (asked, ctx) => pageOf(ctx, asked, visits),
  deskStatisticsExport: (asked, ctx) => fileOf(ctx, asked, visits),
  deskConsultationStatistics: (asked, ctx) => pageOf(ctx, asked, consultations),
  deskConsultationStatisticsExport: (asked, ctx) => fileOf(ctx, asked, consultations),
  deskFunnelStatistics: (asked, ctx) => pageOf(ctx, asked, funnelsOf),
  deskFunnelStatisticsExport: (asked, ctx) => fileOf(ctx, asked, funnelsOf),
  deskGoodsStatistics: (asked, ctx) => pageOf(ctx, asked, goods),
  deskGoodsStatisticsExport: (asked, ctx) => fileOf(ctx, asked, goods),
  deskMoneyStatistics: (asked, ctx) => pageOf(ctx, asked, money),
  deskMoneyStatisticsExport: (asked, ctx) => fileOf(ctx, asked, money),

  async deskUserStatistics(asked, ctx) {
    return pageOf(ctx, asked, await usersOf(ctx))
  },

  async deskUserStatisticsExport(asked, ctx) {
    return fileOf(ctx, asked, await usersOf(ctx))
  },
})

interface Span {
  from: Day
  to: Day
}

/** Something that is counted: which groups of it there are, and how their sums are told. */
interface Subject<Group extends string, Sums, Row> {
  title: string
  groups: Readonly<Record<Group, { isHealth: boolean }>>
  sums: (ctx: StaffContext, span: Span, group: Group) => Listed<Sums>
  told: (ctx: StaffContext, rows: readonly Sums[], isHidden: boolean, group: Group) => Promise<Row[]> | Row[]
  columns: CsvColumns<Row>
}

const subject = <Group extends string, Sums, Row>(facts: Subject<Group, Sums, Row>) => facts

const visits = subject({
  title: '统计',
  groups,
  sums: (ctx, span, group) => visitSums(ctx.db, { ...span, ...scopeOf(ctx), by: groups[group].by }),
  async told({ db }, rows: readonly VisitSums[], isHidden) {
    const channels = await channelNamesOf(db, rows)
    return rows.map((sums) => present.asCounted(sums, isHidden, channels))
  },
  columns: present.countedColumns,
})

const consultations = subject({
  title: '问诊统计',
  groups: consultationGroups,
  sums: (ctx, span, group) => consultationSums(ctx.db, { ...span, ...scopeOf(ctx), by: consultationGroups[group].by }),
  async told({ db }, rows: readonly ConsultationSums[], isHidden) {
    const channels = await channelNamesOf(db, rows)
    return rows.map((sums) => present.asCountedConsultations(sums, isHidden, channels))
  },
  columns: present.consultationColumns,
})

const money = subject({
  title: '资金统计',
  groups: moneyGroups,
  sums: (ctx, span, group) =>
    moneySums(ctx.db, {
      ...span,
      payees: isAtPlatform(ctx) ? undefined : accountsOf(ctx),
      by: moneyGroups[group].by,
    }),
  async told({ db }, rows: readonly MoneySums[]) {
    const ids = rows.flatMap(({ payee }) => (payee === null ? [] : present.hospitalOf(payee)))
    const hospitals = await listHospitalNames(db, [...new Set(ids)])
    return rows.map((sums) => present.asCountedMoney(sums, hospitals))
  },
  columns: present.moneyColumns,
})

const goods = subject({
  title: '商品统计',
  groups: goodsGroups,
  sums: (ctx, span, group) =>
    goodsSums(ctx.db, {
      ...span,
      now: ctx.now,
      seller: isAtPlatform(ctx) ? null : sellersOf(ctx),
      by: goodsGroups[group].by,
    }),
  async told({ db }, rows: readonly GoodsSums[], _, group) {
    const channels = await channelNamesOf(db, rows)
    return rows.map((sums) => asCountedGoods(sums, group, channels))
  },
  columns: goodsColumns,
})

const funnelsOf = subject({
  title: '漏斗统计',
  groups: funnelGroups,
  sums: (ctx, span, group) => funnels(ctx.db, { ...span, ...scopeOf(ctx), by: funnelGroups[group].by }),
  async told({ db }, rows: readonly Funnel[], isHidden) {
    const idsOf = (name: 'hospitalId' | 'depId') => [...new Set(rows.flatMap((row) => row[name] ?? []))]
    const [hospitals, departments] = [
      await listHospitalNames(db, idsOf('hospitalId')),
      await listDepartmentNames(db, idsOf('depId')),
    ]
    return rows.map((row) => present.asFunnel(row, isHidden, { hospitals, departments }))
  },
  columns: present.funnelColumns,
})

/** Users are of the whole platform, and told apart by the levels that there are. */
const usersOf = async ({ db, now }: StaffContext) => {
  const steps = await listLevels(db)
  const levels = new Map(steps.map(({ level, name }) => [level, name]))
  return subject({
    title: '用户统计',
    groups: userGroups,
    sums: (ctx, span, group) => userSums(ctx.db, { ...span, now, steps, by: userGroups[group].by }),
    async told(ctx, rows: readonly UserSums[], isHidden, group) {
      const channels = await channelNamesOf(ctx.db, rows)
      return rows.map((sums) => asCountedUsers(sums, isHidden, group, { channels, levels }))
    },
    columns: userColumns,
  })
}

/** What the channels of these rows are called. */
const channelNamesOf = (db: Db, rows: readonly { channel: number | null }[]) =>
  listChannelNames(db, [...new Set(rows.flatMap(({ channel }) => channel ?? []))])

const isAtPlatform = ({ staff }: StaffContext): boolean => staff.hospitalId === PLATFORM_DESK

const scopeOf = (ctx: StaffContext) => ({
  hospitalId: isAtPlatform(ctx) ? null : ctx.staff.hospitalId,
  departmentIds: ctx.staff.departmentIds,
})

interface Asked<Group extends string> {
  group?: Group | undefined
  from?: Day | undefined
  to?: Day | undefined
  format?: string | undefined
}

/** What is counted for who asks, and how it is told; undefined where the days are none that can be counted. */
const countedFor = <Group extends string, Sums, Row>(
  ctx: StaffContext,
  { group: asked, ...days }: Asked<Group>,
  { groups, sums, told }: Subject<Group, Sums, Row>,
) => {
  const span = spanAsked(days, dayOf(ctx.now))
  if (!span) return undefined
  const group = asked ?? (Object.keys(groups)[0] as Group)
  // Whatever is counted for who is confined to departments is of those departments.
  const isHidden = groups[group].isHealth || ctx.staff.departmentIds !== null
  return { sums: sums(ctx, span, group), told: (rows: readonly Sums[]) => told(ctx, rows, isHidden, group) }
}

const pageOf = async <Group extends string, Sums, Row>(
  ctx: StaffContext,
  asked: Asked<Group> & { page: number; page_size: number },
  what: Subject<Group, Sums, Row>,
) => {
  const counted = countedFor(ctx, asked, what)
  if (!counted) return new Refused('span' as const)
  const { rows, page, totalPages } = await counted.sums.page(asked)
  return { list: await counted.told(rows), page, total_page_num: totalPages }
}

const fileOf = async <Group extends string, Sums, Row>(
  ctx: StaffContext,
  asked: Asked<Group>,
  what: Subject<Group, Sums, Row>,
) => {
  const counted = countedFor(ctx, asked, what)
  if (!counted) return new Refused('span' as const)
  const rows = async (portion: Portion) => counted.told(await counted.sums.upTo(portion))
  const { title, columns } = what
  return (await exportList(ctx, { title, rows, columns, asked: { ...asked } })) ?? new Refused('too-many' as const)
}
