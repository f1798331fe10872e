import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { DeskFrame } from '#app/desk-shell/desk-frame.tsx'
import { PageLinks } from '#app/desk-shell/page-links.tsx'
import { type Column, Table } from '#app/desk-shell/table.tsx'
import { Button, ButtonLink } from '#kit/ui/button.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { Tag } from '#kit/ui/tag.tsx'
import type { CallOutput } from '#kit/wire/call.ts'
import { behindStaffGate, type Loading, maybeId, readId } from '#kit/wire/load.ts'
import { deskStock } from '../contract.ts'
import { StockDialog } from '../parts/stock-dialog.tsx'
import type { Route } from './+types/stock'

export { handle } from 'virtual:rows/desk-goods-stock'

const load = ({ callApi, query }: Loading) =>
  callApi(deskStock, { goods_id: readId(query, 'goods_id'), page: maybeId(query, 'page') ?? 1 })
export const clientLoader = behindStaffGate(load)
type Stock = CallOutput<typeof deskStock>
type Line = Stock['specials'][number]
type Change = Stock['history']['list'][number]

const changes: Column<Change>[] = [
  { head: '时间', cell: (row) => row.time.slice(0, 16), tight: true },
  { head: '规格', cell: (row) => row.special_name },
  { head: '变动', cell: (row) => (row.by > 0 ? `+${row.by}` : row.by), numeric: true },
  { head: '之后可售', cell: (row) => row.left, numeric: true },
  { head: '原因', cell: (row) => row.reason },
  { head: '操作人', cell: (row) => row.staff_name },
]

export default function StockPage({ loaderData }: Route.ComponentProps) {
  const { goods_id, goods_name, specials, history } = loaderData
  const { revalidate } = useRevalidator()
  const [changed, setChanged] = useState<Line>()
  const columns: Column<Line>[] = [
    { head: '规格', cell: (row) => <Name row={row} /> },
    { head: '可售', cell: (row) => row.left, numeric: true },
    { head: '待付款占用', cell: (row) => row.held, numeric: true },
    { head: '已售出', cell: (row) => row.sold, numeric: true },
    {
      head: '操作',
      bare: true,
      cell: (row) => (
        <Button
          kind="secondary"
          size="small"
          onClick={() => setChanged(row)}
          aria-label={`调整${row.special_name}的库存`}
        >
          调整
        </Button>
      ),
    },
  ]
  return (
    <DeskFrame
      title={`${goods_name} · 库存`}
      note="能减少的只有可售的部分；已被订单占用和售出的不会动。"
      aside={
        <ButtonLink kind="secondary" size="small" to="/desk/goods">
          返回商品
        </ButtonLink>
      }
    >
      <Table
        label="各规格的库存"
        columns={columns}
        rows={specials}
        keyOf={(row) => row.special_id}
        empty={<Empty title="没有规格" text="先在商品资料里加一种规格，才能入库。" />}
      />
      <section aria-label="库存记录" className="space-y-12">
        <h2 className="text-16 font-semibold">库存记录</h2>
        <Table
          label="库存记录"
          columns={changes}
          rows={history.list}
          keyOf={(row) => row.change_id}
          empty={<Empty title="还没有调整过" text="增加或减少库存后，时间、原因和操作人会记在这里。" />}
        />
        <PageLinks page={history.page} total={history.total_page_num} />
      </section>
      {changed && (
        <StockDialog
          goodsId={goods_id}
          line={changed}
          onClose={() => setChanged(undefined)}
          onChanged={() => {
            setChanged(undefined)
            revalidate()
          }}
        />
      )}
    </DeskFrame>
  )
}

const Name = ({ row }: { row: Line }) => (
  <span className="inline-flex max-w-full flex-wrap items-center gap-6">
    {row.special_name}
    {row.is_on === 0 && <Tag>已停售</Tag>}
  </span>
)
