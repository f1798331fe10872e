import { PlusIcon } from 'lucide-react'
import { useRevalidator } from 'react-router'
import { managedSorts } from '#app/areas/mall/goods/rules.ts'
import { ActButton } from '#app/desk-shell/act-button.tsx'
import { DataTable } from '#app/desk-shell/data-table.tsx'
import { DeskFrame } from '#app/desk-shell/desk-frame.tsx'
import { listView, loadList } from '#app/desk-shell/list-view.ts'
import type { Column } from '#app/desk-shell/table.tsx'
import { ButtonLink } from '#kit/ui/button.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { Picture } from '#kit/ui/picture.tsx'
import { Tag } from '#kit/ui/tag.tsx'
import { address } from '#kit/wire/address.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { behindStaffGate, type Loading } from '#kit/wire/load.ts'
import { deskGoods, deskGoodsChoices, deskGoodsExport, deskGoodsSwitch } from '../contract.ts'
import { SeveralActs } from '../parts/several-acts.tsx'
import { drugWords, kindWords, shelfWords } from '../rules.ts'
import type { Route } from './+types/goods'

export { handle } from 'virtual:rows/desk-goods'

const view = listView({
  call: deskGoods,
  file: deskGoodsExport,
  noun: '商品',
  search: '搜商品名或品牌',
  sorts: managedSorts,
  filters: {
    list: { as: 'tabs', label: '商品', words: shelfWords },
    kind: { as: 'select', label: '类型', words: kindWords },
  },
})
const loadGoods = loadList(view)
export const clientLoader = behindStaffGate(async (loading: Loading) => {
  const [loaded, { categories }] = await Promise.all([loadGoods(loading), loading.callApi(deskGoodsChoices, {})])
  return { loaded, categories }
})
type Goods = CallOutput<typeof deskGoods>['list'][number]

const FEW_LEFT = 10

export default function DeskGoodsPage({ loaderData: { loaded, categories } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  const columns: Column<Goods>[] = [
    { head: '商品', cell: (row) => <Name row={row} /> },
    { head: '分类', cell: (row) => row.category_name, width: 'wide:w-[10%]' },
    { head: '售价', cell: (row) => `¥${row.price_space}`, numeric: true, tight: true, sort: 'price' },
    { head: '库存', cell: (row) => <Left row={row} />, numeric: true, tight: true, sort: 'stock' },
    { head: '已售', cell: (row) => row.sold_num, numeric: true, tight: true, sort: 'sold' },
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
      <DataTable
        view={view}
        loaded={loaded}
        label="商品"
        columns={columns}
        keyOf={(row) => row.goods_id}
        choosing={{
          nameOf: (row) => row.goods_name,
          acts: (rows, onDone) => (
            <SeveralActs
              goodsIds={rows.map(({ goods_id }) => goods_id)}
              categories={categories}
              onDone={() => {
                onDone()
                void revalidate()
              }}
            />
          ),
        }}
        empty={<Empty drawing="bag" title="这里还没有商品" text="点“新增商品”，填好资料和库存后就能上架。" />}
      />
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

function Acts({ row, onDone }: { row: Goods; onDone: () => void }) {
  const isOn = row.is_on === 1
  return (
    <div className="-ml-12 flex flex-wrap gap-x-4 gap-y-8 wide:flex-nowrap">
      <ButtonLink kind="text" size="small" to={address('/desk/goods/edit', { goods_id: row.goods_id })}>
        修改
      </ButtonLink>
      <ButtonLink kind="text" size="small" to={address('/desk/goods/stock', { goods_id: row.goods_id })}>
        库存
      </ButtonLink>
      <ButtonLink kind="text" size="small" to={address('/desk/goods/edit', { copy_of: row.goods_id })}>
        复制
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
