import { PlusIcon } from 'lucide-react'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { type Label, labels } from '#app/areas/points-mall/rules.ts'
import { ActButton } from '#app/desk-shell/act-button.tsx'
import { DeskFrame } from '#app/desk-shell/desk-frame.tsx'
import { PageLinks } from '#app/desk-shell/page-links.tsx'
import { type Column, Table } from '#app/desk-shell/table.tsx'
import { Button } from '#kit/ui/button.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { Picture } from '#kit/ui/picture.tsx'
import { Tabs } from '#kit/ui/tabs.tsx'
import { Tag } from '#kit/ui/tag.tsx'
import { address } from '#kit/wire/address.ts'
import { behindStaffGate, type Loading, maybeId } from '#kit/wire/load.ts'
import { deskPointChoices, deskPointGoods, deskPointGoodsSwitch } from '../contract.ts'
import { GoodsForm, type ManagedGoods } from '../parts/goods-form.tsx'
import { StockDialog } from '../parts/stock-dialog.tsx'
import { type Shelf, shelfWords } from '../rules.ts'
import type { Route } from './+types/points'

export { handle } from 'virtual:rows/desk-points'

const shelves = Object.keys(shelfWords) as Shelf[]

const load = async ({ callApi, query }: Loading) => {
  const list = shelves.find((name) => name === query.get('list')) ?? 'on'
  const [found, choices] = await Promise.all([
    callApi(deskPointGoods, { list, page: maybeId(query, 'page') ?? 1 }),
    callApi(deskPointChoices, {}),
  ])
  return { list, found, choices }
}
export const clientLoader = behindStaffGate(load)
const columns: Column<ManagedGoods>[] = [
  { head: '商品', cell: (row) => <Name row={row} /> },
  { head: '分类', cell: (row) => row.category, tight: true },
  { head: '积分', cell: (row) => row.point, numeric: true, tight: true },
  { head: '库存', cell: (row) => row.stock, numeric: true, tight: true },
  { head: '已兑', cell: (row) => row.exchanged_num, numeric: true, tight: true },
  { head: '每人限兑', cell: (row) => row.limit_num ?? '不限', numeric: true, tight: true },
]

type Open = { what: 'form'; row: ManagedGoods | undefined } | { what: 'stock'; row: ManagedGoods }

export default function DeskPointsPage({ loaderData: { list, found, choices } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  const [open, setOpen] = useState<Open>()
  const close = () => setOpen(undefined)
  const done = () => {
    close()
    revalidate()
  }
  const acts: Column<ManagedGoods> = {
    head: '操作',
    bare: true,
    cell: (row) => (
      <div className="-ml-12 flex flex-wrap items-center gap-x-4 gap-y-8">
        <Button kind="text" size="small" onClick={() => setOpen({ what: 'form', row })}>
          修改
        </Button>
        <Button kind="text" size="small" onClick={() => setOpen({ what: 'stock', row })}>
          库存
        </Button>
        <Switch row={row} onDone={revalidate} />
      </div>
    ),
  }
  return (
    <DeskFrame
      note="患者用积分兑换的商品。实物由“积分兑换”发货，优惠券兑换后马上到账。"
      aside={
        <Button size="small" onClick={() => setOpen({ what: 'form', row: undefined })}>
          <PlusIcon />
          新增积分商品
        </Button>
      }
    >
      <div className="space-y-16">
        <Tabs
          label="积分商品"
          tabs={shelves.map((name) => ({
            text: shelfWords[name],
            to: address('/desk/points', { list: name }),
            current: name === list,
          }))}
        />
        <Table
          label={shelfWords[list]}
          columns={[...columns, acts]}
          rows={found.list}
          keyOf={(row) => row.goods_id}
          empty={<Empty drawing="bag" title="这里没有积分商品" text="新增以后，患者可以在积分商城用积分兑换。" />}
        />
        <PageLinks page={found.page} total={found.total_page_num} />
      </div>
      {open?.what === 'form' && <GoodsForm goods={open.row} choices={choices} onClose={close} onSaved={done} />}
      {open?.what === 'stock' && <StockDialog goods={open.row} onClose={close} onChanged={done} />}
    </DeskFrame>
  )
}

const Name = ({ row }: { row: ManagedGoods }) => (
  <span className="flex items-center gap-12">
    <Picture src={row.image} alt="" width={48} height={48} className="size-48 shrink-0 rounded-8" />
    <span className="inline-flex min-w-0 flex-wrap items-center gap-6">
      {row.title}
      {row.kind === 'coupon' && <Tag tone="accent">优惠券</Tag>}
      {row.labels.map((label) => (
        <Tag key={label}>{labels[label as Label]}</Tag>
      ))}
      {row.banner && <Tag tone="warning">横幅</Tag>}
    </span>
  </span>
)

function Switch({ row: { goods_id, title, is_on }, onDone }: { row: ManagedGoods; onDone: () => void }) {
  const isOn = is_on === 1
  return (
    <ActButton
      call={deskPointGoodsSwitch}
      input={{ goods_id, is_on: isOn ? 0 : 1 }}
      kind="text"
      {...(isOn && {
        confirm: {
          title: `下架“${title}”？`,
          text: '患者马上不能再兑换；已经兑换的照常发货。可以随时重新上架。',
          yes: '下架',
          danger: true,
        },
      })}
      said={() => (isOn ? '已下架' : '已上架，患者现在可以兑换')}
      onDone={onDone}
    >
      {isOn ? '下架' : '上架'}
    </ActButton>
  )
}
