import { useRevalidator } from 'react-router'
import { ActButton } from '#app/desk-shell/act-button.tsx'
import { DataTable } from '#app/desk-shell/data-table.tsx'
import { DeskFrame } from '#app/desk-shell/desk-frame.tsx'
import { listView, loadList } from '#app/desk-shell/list-view.ts'
import { AddButton, RowActs, useRowForm } from '#app/desk-shell/row-form.tsx'
import type { Column } from '#app/desk-shell/table.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { Picture } from '#kit/ui/picture.tsx'
import { Tag } from '#kit/ui/tag.tsx'
import { behindStaffGate } from '#kit/wire/load.ts'
import { brandSorts, brandStates } from '../../rules/brands.ts'
import { deskBrandSwitch, deskBrands, deskBrandsExport } from '../contract.ts'
import { BrandForm, type ManagedBrand } from '../parts/brand-form.tsx'
import type { Route } from './+types/brands'

export { handle } from 'virtual:rows/desk-brands'

const view = listView({
  call: deskBrands,
  file: deskBrandsExport,
  noun: '品牌',
  search: '搜品牌名',
  sorts: brandSorts,
  filters: { state: { as: 'select', label: '状态', words: brandStates } },
})
export const clientLoader = behindStaffGate(loadList(view))

export default function BrandsPage({ loaderData }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  const form = useRowForm<ManagedBrand>()
  const columns: Column<ManagedBrand>[] = [
    { head: '品牌', cell: (row) => <Name row={row} />, sort: 'name' },
    { head: '排序', cell: (row) => row.position, numeric: true, tight: true },
    { head: '在售商品', cell: (row) => row.goods_num, numeric: true, tight: true, sort: 'goods' },
    {
      head: '状态',
      cell: (row) => (row.is_on === 1 ? <Tag tone="success">显示中</Tag> : <Tag>已隐藏</Tag>),
      tight: true,
    },
    {
      head: '操作',
      bare: true,
      cell: (row) => <Acts row={row} onEdit={() => form.edit(row)} onDone={revalidate} />,
    },
  ]
  return (
    <DeskFrame
      note="患者筛选商品时按这里的顺序选品牌；隐藏的不再列出，商品仍然在售。商品资料里写了新品牌，它会自动进来。"
      aside={<AddButton onClick={form.add}>新增品牌</AddButton>}
    >
      <DataTable
        view={view}
        loaded={loaderData}
        label="商品品牌"
        columns={columns}
        keyOf={(row) => row.brand_id}
        empty={<Empty drawing="bag" title="还没有品牌" text="先新增一个，或在商品资料里写上品牌。" />}
      />
      {form.show((brand, ends) => (
        <BrandForm brand={brand} {...ends} />
      ))}
    </DeskFrame>
  )
}

const Name = ({ row: { brand_name, img } }: { row: ManagedBrand }) => (
  <span className="flex items-center gap-12">
    {img && <Picture src={img} alt="" width={40} height={40} className="size-40 shrink-0 rounded-8" />}
    <span className="min-w-0">{brand_name}</span>
  </span>
)

interface ActsProps {
  row: ManagedBrand
  onEdit: () => void
  onDone: () => void
}

function Acts({ row: { brand_id, is_on }, onEdit, onDone }: ActsProps) {
  const isOn = is_on === 1
  return (
    <RowActs onEdit={onEdit}>
      <ActButton
        call={deskBrandSwitch}
        input={{ brand_id, is_on: isOn ? 0 : 1 }}
        kind="text"
        said={() => (isOn ? '已隐藏' : '已显示')}
        onDone={onDone}
      >
        {isOn ? '隐藏' : '显示'}
      </ActButton>
    </RowActs>
  )
}
