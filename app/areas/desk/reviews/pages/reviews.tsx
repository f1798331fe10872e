import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { DeskFrame } from '#app/desk-shell/desk-frame.tsx'
import { PageLinks } from '#app/desk-shell/page-links.tsx'
import { type Column, Table } from '#app/desk-shell/table.tsx'
import { Button } from '#kit/ui/button.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { Picture } from '#kit/ui/picture.tsx'
import { Tabs } from '#kit/ui/tabs.tsx'
import { toast } from '#kit/ui/toast.ts'
import { address } from '#kit/wire/address.ts'
import { useAct } from '#kit/wire/browser/use-act.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { behindStaffGate, type Loading, maybeId } from '#kit/wire/load.ts'
import { deskReviewShow, deskReviews } from '../contract.ts'
import { RefuseDialog } from '../parts/refuse-dialog.tsx'
import type { Route } from './+types/reviews'

export { handle } from 'virtual:rows/desk-reviews'

const load = async ({ callApi, query }: Loading) => {
  const list = query.get('list') === 'decided' ? 'decided' : 'waiting'
  return { list, found: await callApi(deskReviews, { list, page: maybeId(query, 'page') ?? 1 }) } as const
}
export const clientLoader = behindStaffGate(load)
type Review = CallOutput<typeof deskReviews>['list'][number]

const columns: Column<Review>[] = [
  { head: '时间', cell: (row) => row.add_time.slice(5, 16), tight: true },
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
  cell: (row) => (row.says ? `${row.state_desc}：${row.says}` : row.state_desc),
}

export default function DeskReviewsPage({ loaderData: { list, found } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  const [refusing, setRefusing] = useState<string>()
  const showing = useAct(deskReviewShow)
  const show = async (order_id: string) => {
    if (await showing.run({ order_id })) toast('已展示')
    revalidate()
  }
  const decide: Column<Review> = {
    head: '操作',
    bare: true,
    tight: true,
    cell: ({ order_id }) => (
      <div className="flex gap-8">
        <Button size="small" busy={showing.busy} onClick={() => show(order_id)}>
          展示
        </Button>
        <Button kind="secondary" size="small" onClick={() => setRefusing(order_id)}>
          退回
        </Button>
      </div>
    ),
  }
  return (
    <DeskFrame note="看清楚再展示：不泄露病情和隐私，不做疗效保证，不带广告。">
      <div className="space-y-16">
        <Tabs
          label="评价"
          tabs={[
            { text: '待审核', to: address('/desk/reviews', {}), current: list === 'waiting' },
            { text: '已处理', to: address('/desk/reviews', { list: 'decided' }), current: list === 'decided' },
          ]}
        />
        <Table
          label="评价"
          columns={[...columns, list === 'waiting' ? decide : decided]}
          rows={found.list}
          keyOf={(row) => row.order_id}
          empty={<Empty drawing="message" title="没有评价" text="买家写了评价，会先到这里。" />}
        />
        <PageLinks page={found.page} total={found.total_page_num} />
      </div>
      {refusing && (
        <RefuseDialog
          orderId={refusing}
          onClose={() => setRefusing(undefined)}
          onRefused={() => {
            setRefusing(undefined)
            revalidate()
          }}
        />
      )}
    </DeskFrame>
  )
}
