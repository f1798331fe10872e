import { useRevalidator } from 'react-router'
import { ReportDue } from '#app/areas/guahao/comments/cards/report-due.tsx'
import { DeskFrame } from '#app/desk-shell/desk-frame.tsx'
import { PageLinks } from '#app/desk-shell/page-links.tsx'
import { type Column, Table } from '#app/desk-shell/table.tsx'
import { shortTime } from '#kit/time/short-time.ts'
import { Empty } from '#kit/ui/empty.tsx'
import { Picture } from '#kit/ui/picture.tsx'
import { Tabs } from '#kit/ui/tabs.tsx'
import { address } from '#kit/wire/address.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { behindStaffGate, type Loading, maybeId } from '#kit/wire/load.ts'
import { deskReviews } from '../contract.ts'
import { ReviewActs } from '../parts/review-acts.tsx'
import type { Route } from './+types/reviews'

export { handle } from 'virtual:rows/desk-reviews'

const load = async ({ callApi, query }: Loading) => {
  const list = (Object.keys(lists) as ReviewList[]).find((name) => name === query.get('list')) ?? 'waiting'
  return { list, found: await callApi(deskReviews, { list, page: maybeId(query, 'page') ?? 1 }) } as const
}
export const clientLoader = behindStaffGate(load)
/** A review as the desk lists it. */
type Review = CallOutput<typeof deskReviews>['list'][number]

const columns: Column<Review>[] = [
  { head: '时间', cell: (row) => shortTime(row.add_time), tight: true },
  { head: '买的是', cell: (row) => row.goods_names },
  { head: '评分', cell: (row) => `${row.stars} 星`, tight: true },
  {
    head: '评价',
    cell: (row) => (
      <div className="space-y-8">
        <p className="break-words">
          {row.user_name}：{row.content}
        </p>
        {row.images.length > 0 && (
          <ul className="flex flex-wrap gap-4">
            {row.images.map((image) => (
              <li key={image}>
                <Picture src={image} alt="买家的图片" width={64} height={64} className="size-64 rounded-8" />
              </li>
            ))}
          </ul>
        )}
      </div>
    ),
  },
]
const decided: Column<Review> = {
  head: '结果',
  cell: (row) => (
    <>
      <p>{row.says ? `${row.state_desc}：${row.says}` : row.state_desc}</p>
      {row.answer && <p className="text-12 text-ink-3">已回复：{row.answer}</p>}
    </>
  ),
}

const reported: Column<Review> = {
  head: '举报',
  cell: (row) => (
    <>
      <p>{row.report_reasons.join('、')}</p>
      {row.due_time && <ReportDue until={row.due_time} isLate={row.is_late === 1} ownerName={row.owner_name} />}
    </>
  ),
}

const lists = { waiting: '待审核', reported: '被举报', decided: '已处理' } as const
type ReviewList = keyof typeof lists

export default function DeskReviewsPage({ loaderData: { list, found } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  const act: Column<Review> = {
    head: '操作',
    bare: true,
    tight: true,
    cell: (review) => <ReviewActs review={review} onDone={revalidate} />,
  }
  const more: Record<ReviewList, Column<Review>[]> = {
    waiting: [act],
    reported: [reported, act],
    decided: [decided, act],
  }
  return (
    <DeskFrame note="看清楚再展示：不泄露病情和隐私，不做疗效保证，不带广告。">
      <div className="space-y-16">
        <Tabs
          label="评价"
          tabs={Object.entries(lists).map(([name, text]) => ({
            text,
            to: address('/desk/reviews', { list: name === 'waiting' ? undefined : name }),
            current: list === name,
          }))}
        />
        <Table
          label="评价"
          columns={[...columns, ...more[list]]}
          rows={found.list}
          keyOf={(row) => row.order_id}
          isMarked={(row) => row.is_late === 1}
          empty={<Empty drawing="message" title="没有评价" text={empties[list]} />}
        />
        <PageLinks page={found.page} total={found.total_page_num} />
      </div>
    </DeskFrame>
  )
}

const empties: Record<ReviewList, string> = {
  waiting: '买家写了评价，会先到这里。',
  reported: '有人举报展示中的评价，会到这里。',
  decided: '展示、退回、隐藏过的评价在这里。',
}
