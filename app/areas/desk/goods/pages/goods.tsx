import { PlusIcon } from 'lucide-react'
import { useRevalidator } from 'react-router'
import { ActButton } from '#app/desk-shell/act-button.tsx'
import { DeskFrame } from '#app/desk-shell/desk-frame.tsx'
import { PageLinks } from '#app/desk-shell/page-links.tsx'
import { type Column, Table } from '#app/desk-shell/table.tsx'
import { ButtonLink } from '#kit/ui/button.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { FilterBar } from '#kit/ui/filter-bar.tsx'
import { Picture } from '#kit/ui/picture.tsx'
import { SearchBox } from '#kit/ui/search-box.tsx'
import { Tabs } from '#kit/ui/tabs.tsx'
import { Tag } from '#kit/ui/tag.tsx'
import { address } from '#kit/wire/address.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { behindStaffGate, type Loading, maybeId } from '#kit/wire/load.ts'
import { deskGoods, deskGoodsSwitch } from '../contract.ts'
import { drugWords, type ManagedSort, type Shelf, shelfWords, sortWords } from '../rules.ts'
import type { Route } from './+types/goods'

export { handle } from 'virtual:rows/desk-goods'

const shelves = Object.keys(shelfWords) as Shelf[]
const sorts = Object.keys(sortWords) as ManagedSort[]

const load = async ({ callApi, query }: Loading) => {
  const list = shelves.find((name) => name === query.get('list')) ?? 'all'
  const sort = sorts.find((name) => name === query.get('sort')) ?? 'newest'
  const keyword = query.get('keyword')?.trim().slice(0, 50) || undefined
  const wanted = { list, sort, keyword }
  return { wanted, found: await callApi(deskGoods, { ...wanted, page: maybeId(query, 'page') ?? 1 }) }
}
export const clientLoader = behindStaffGate(load)
type Goods = CallOutput<typeof deskGoods>['list'][number]

const FEW_LEFT = 10

export default function DeskGoodsPage({ loaderData: { wanted, found } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  const at = (more: object) => address('/desk/goods', { ...wanted, ...more })
  const columns: Column<Goods>[] = [
    { head: '商品', cell: (row) => <Name row={row} /> },
    { head: '分类', cell: (row) => row.category_name },
    { head: '售价', cell: (row) => `¥${row.price_space}`, numeric: true, tight: true },
    { head: '库存', cell: (row) => <Left row={row} />, numeric: true, tight: true },
    { head: '已售', cell: (row) => row.sold_num, numeric: true, tight: true },
    {
      head: '状态',
      cell: (row) => (row.is_on === 1 ? <Tag tone="success">在售</Tag> : <Tag>已下架</Tag>),
      tight: true,
    },
    { head: '操作', bare: true, cell: (row) => <Acts row={row} onDone={revalidate} /> },
  ]
  return (
    <DeskFrame
      note="新商品保存后先不上架；下架的商品患者会看到“商品已下架”，已下的订单不受影响。"
      aside={
        <ButtonLink size="small" to="/desk/goods/edit">
          <PlusIcon />
          新增商品
        </ButtonLink>
      }
    >
      <div className="space-y-12">
        <SearchBox
          key={wanted.keyword}
          action="/desk/goods"
          name="keyword"
          placeholder="搜商品名或品牌"
          defaultValue={wanted.keyword}
          fixed={{ list: wanted.list, sort: wanted.sort }}
        />
        <Tabs
          label="商品"
          tabs={shelves.map((list) => ({ text: shelfWords[list], to: at({ list }), current: list === wanted.list }))}
        />
        <FilterBar
          label="排序"
          filters={sorts.map((sort) => ({ text: sortWords[sort], to: at({ sort }), current: sort === wanted.sort }))}
        />
        <Table
          label={shelfWords[wanted.list]}
          columns={columns}
          rows={found.list}
          keyOf={(row) => row.goods_id}
          empty={<Nothing keyword={wanted.keyword} />}
        />
        <PageLinks page={found.page} total={found.total_page_num} />
      </div>
    </DeskFrame>
  )
}

function Name({ row }: { row: Goods }) {
  return (
    <span className="flex items-center gap-12">
      <Picture src={row.img} kind="product" alt="" width={48} height={48} className="size-48 shrink-0 rounded-8" />
      <span className="min-w-0">
        <span className="line-clamp-2">{row.goods_name}</span>
        <span className="flex flex-wrap gap-4">
          {row.drug_type > 0 && <Tag tone="warning">{drugWords[row.drug_type]}</Tag>}
          {row.is_platform === 1 && <Tag tone="accent">平台</Tag>}
        </span>
      </span>
    </span>
  )
}

const Left = ({ row: { stock } }: { row: Goods }) =>
  stock < FEW_LEFT ? <span className="font-medium text-danger">{stock === 0 ? '售罄' : `仅 ${stock}`}</span> : stock

function Nothing({ keyword }: { keyword: string | undefined }) {
  if (keyword) return <Empty drawing="search" title={`没有找到“${keyword}”`} text="换个商品名或品牌试试。" />
  return <Empty drawing="bag" title="这里还没有商品" text="点“新增商品”，填好资料和库存后就能上架。" />
}

function Acts({ row, onDone }: { row: Goods; onDone: () => void }) {
  const isOn = row.is_on === 1
  return (
    <div className="-ml-12 flex flex-wrap gap-x-4 gap-y-8">
      <ButtonLink kind="text" size="small" to={address('/desk/goods/edit', { goods_id: row.goods_id })}>
        修改
      </ButtonLink>
      <ButtonLink kind="text" size="small" to={address('/desk/goods/stock', { goods_id: row.goods_id })}>
        库存
      </ButtonLink>
      <ActButton
        call={deskGoodsSwitch}
        input={{ goods_id: row.goods_id, is_on: isOn ? 0 : 1 }}
        kind="text"
        {...(isOn && {
          confirm: {
            title: `下架“${row.goods_name}”？`,
            text: '患者马上不能再购买，搜索里也找不到；已下的订单照常处理。可以随时重新上架。',
            yes: '下架',
            danger: true,
          },
        })}
        said={() => (isOn ? '已下架' : '已上架，患者现在可以购买')}
        onDone={onDone}
      >
        {isOn ? '下架' : '上架'}
      </ActButton>
    </div>
  )
}
