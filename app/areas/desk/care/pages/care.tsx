import { careMoments } from '#app/areas/consult/care/rules.ts'
import { DeskFrame } from '#app/desk-shell/desk-frame.tsx'
import { PageLinks } from '#app/desk-shell/page-links.tsx'
import { type Column, Table } from '#app/desk-shell/table.tsx'
import { shortTime } from '#kit/time/short-time.ts'
import { Empty } from '#kit/ui/empty.tsx'
import { Tabs } from '#kit/ui/tabs.tsx'
import { Tag } from '#kit/ui/tag.tsx'
import { address } from '#kit/wire/address.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { behindStaffGate, type Loading, maybeId } from '#kit/wire/load.ts'
import { deskCareTrail } from '../contract.ts'
import type { Route } from './+types/care'

export { handle } from 'virtual:rows/desk-care'

const moments = Object.keys(careMoments) as (keyof typeof careMoments)[]
const REFUSED = 'refused'

const load = async ({ callApi, query }: Loading) => {
  const list = query.get('list')
  const moment = moments.find((name) => name === list)
  const is_refused = list === REFUSED ? 1 : 0
  const found = await callApi(deskCareTrail, { moment, is_refused, page: maybeId(query, 'page') ?? 1 })
  return { list: moment ?? (is_refused === 1 ? REFUSED : 'all'), found }
}
export const clientLoader = behindStaffGate(load)
type Line = CallOutput<typeof deskCareTrail>['list'][number]

/** What rules look at, in words. */
const factNames: Readonly<Record<string, string>> = {
  age: '年龄',
  hasIdNumber: '有证件号',
  withGuardian: '监护人陪同',
  isRevisit: '复诊',
  hasDiagnosis: '写明诊断',
  author: '开方',
  isLicensed: '已认证',
  isChildDoctor: '儿科医生',
  isControlled: '管制药品',
}
const spoken = (value: string | number | boolean): string => {
  if (typeof value === 'boolean') return value ? '是' : '否'
  return value === 'doctor' ? '医生本人' : value === 'machine' ? '程序' : String(value)
}
const factsOf = ({ facts }: Line): string =>
  Object.entries(facts)
    .map(([name, value]) => `${factNames[name] ?? name} ${spoken(value)}`)
    .join('，')

const columns: Column<Line>[] = [
  { head: '时间', cell: (row) => <span className="tabular-nums">{shortTime(row.time)}</span>, tight: true },
  { head: '环节', cell: (row) => row.moment_desc, tight: true },
  {
    head: '规则',
    cell: (row) => (
      <>
        <p>{row.checks}</p>
        <p className="text-12 text-ink-3">依据：{row.source}</p>
      </>
    ),
  },
  { head: '看到的', cell: factsOf },
  {
    head: '结果',
    tight: true,
    cell: (row) => <Tag tone={row.is_kept === 1 ? 'success' : 'danger'}>{row.is_kept === 1 ? '符合' : '拒绝'}</Tag>,
  },
  {
    head: '谁',
    tight: true,
    cell: (row) => `${row.by === 'doctor' ? '医生' : '患者'} ${row.by_id} · 就诊人 ${row.member_id}`,
  },
  { head: '保存到', cell: (row) => row.kept_until.slice(0, 10), tight: true },
]

export default function DeskCarePage({ loaderData: { list, found } }: Route.ComponentProps) {
  const tab = (text: string, name: string) => ({
    text,
    to: address('/desk/care', { list: name === 'all' ? undefined : name }),
    current: list === name,
  })
  return (
    <DeskFrame note="互联网诊疗规则每核对一次一行，只增不改；不含姓名和病情。">
      <div className="space-y-16">
        <Tabs
          label="诊疗规则"
          tabs={[
            tab('全部', 'all'),
            tab('被拒绝', REFUSED),
            ...moments.map((name) => tab(careMoments[name].words, name)),
          ]}
        />
        <Table
          label="核对记录"
          columns={columns}
          rows={found.list}
          keyOf={(row) => row.line_id}
          empty={<Empty title="还没有核对记录" text="患者发起问诊、上传处方，医生开方时，会记在这里。" />}
        />
        <PageLinks page={found.page} total={found.total_page_num} />
      </div>
    </DeskFrame>
  )
}
