import { DeskFrame } from '#app/desk-shell/desk-frame.tsx'
import { PageLinks } from '#app/desk-shell/page-links.tsx'
import { type Column, Table } from '#app/desk-shell/table.tsx'
import { shortTime } from '#kit/time/short-time.ts'
import { Empty } from '#kit/ui/empty.tsx'
import { Link } from '#kit/ui/link.tsx'
import { Tabs } from '#kit/ui/tabs.tsx'
import { Tag } from '#kit/ui/tag.tsx'
import { address } from '#kit/wire/address.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { behindStaffGate, type Loading, maybeId } from '#kit/wire/load.ts'
import { deskArticles } from '../contract.ts'
import type { Route } from './+types/articles'

export { handle } from 'virtual:rows/desk-articles'

const lists = {
  reviewing: '待审核',
  scheduled: '定时发布',
  published: '已发布',
  refused: '未通过',
  withdrawn: '已撤下',
} as const
type List = keyof typeof lists

const load = async ({ callApi, query }: Loading) => {
  const named = query.get('list') ?? ''
  const list = Object.hasOwn(lists, named) ? (named as List) : 'reviewing'
  return { list, found: await callApi(deskArticles, { list, page: maybeId(query, 'page') ?? 1 }) }
}
export const clientLoader = behindStaffGate(load)
type Row = CallOutput<typeof deskArticles>['list'][number]

const columns: Column<Row>[] = [
  {
    head: '文章',
    cell: (row) => (
      <Link
        to={address('/desk/article', { article_id: row.article_id })}
        className="inline-flex min-h-target items-center font-medium text-accent-ink"
      >
        {row.title}
      </Link>
    ),
  },
  { head: '交来', cell: (row) => row.submit_time && shortTime(row.submit_time), tight: true },
  { head: '医生', cell: (row) => row.doctor_name, tight: true },
  {
    head: '栏目与来源',
    cell: (row) => (
      <>
        {row.cat_name} · {row.source_tips} {row.is_ad === 1 && <Tag tone="warning">广告</Tag>}
      </>
    ),
  },
]
const due: Column<Row> = { head: '发布时间', cell: (row) => row.publish_time?.slice(0, 16), tight: true }
const reads: Column<Row> = { head: '阅读', cell: (row) => row.read_num, tight: true }
const reason: Column<Row> = { head: '原因', cell: (row) => row.says || '医生自己撤下' }

const columnsOf = (list: List): Column<Row>[] => {
  if (list === 'reviewing') return columns
  if (list === 'scheduled') return [...columns, due]
  return [...columns, list === 'published' ? reads : reason]
}

export default function DeskArticlesPage({ loaderData: { list, found } }: Route.ComponentProps) {
  return (
    <DeskFrame note="看清楚再发布：医学上站得住，不留联系方式，不卖东西，不保证疗效。">
      <div className="space-y-16">
        <Tabs
          label="文章"
          tabs={Object.entries(lists).map(([name, text]) => ({
            text,
            to: address('/desk/articles', { list: name }),
            current: name === list,
          }))}
        />
        <Table
          label="文章"
          columns={columnsOf(list)}
          rows={found.list}
          keyOf={(row) => row.article_id}
          empty={<Empty title="没有文章" text="本院医生提交的文章，会先到这里。" />}
        />
        <PageLinks page={found.page} total={found.total_page_num} />
      </div>
    </DeskFrame>
  )
}
