import { useRevalidator, useSearchParams } from 'react-router'
import { ActButton } from '#app/desk-shell/act-button.tsx'
import { DeskFrame } from '#app/desk-shell/desk-frame.tsx'
import { AddButton, RowActs, useRowForm } from '#app/desk-shell/row-form.tsx'
import { type Column, Table } from '#app/desk-shell/table.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { Picture } from '#kit/ui/picture.tsx'
import { Segment } from '#kit/ui/segment.tsx'
import { Tag } from '#kit/ui/tag.tsx'
import { behindStaffGate, type Loading } from '#kit/wire/load.ts'
import { treeWords } from '../../rules/categories.ts'
import { trees } from '../../rules.ts'
import { deskCategories, deskCategorySwitch } from '../contract.ts'
import { type Category, CategoryForm } from '../parts/category-form.tsx'
import type { Route } from './+types/categories'

export { handle } from 'virtual:rows/desk-categories'

const load = async ({ callApi, query }: Loading) => {
  const tree = trees.find((name) => name === query.get('tree')) ?? 'health'
  return { tree, list: (await callApi(deskCategories, { tree })).list }
}
export const clientLoader = behindStaffGate(load)

export default function CategoriesPage({ loaderData: { tree, list } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  const [, setQuery] = useSearchParams()
  const form = useRowForm<Category>()
  const columns: Column<Category>[] = [
    { head: '分类', cell: (row) => <Name row={row} /> },
    { head: '排序', cell: (row) => row.position, numeric: true, tight: true },
    { head: '状态', cell: (row) => <Standing row={row} />, tight: true },
    {
      head: '操作',
      bare: true,
      cell: (row) => <Acts row={row} onEdit={() => form.edit(row)} onDone={revalidate} />,
    },
  ]
  return (
    <DeskFrame
      note="新增以后就能在商品资料里选用；隐藏的分类患者看不到，里面的商品仍然在售，也能搜到。"
      aside={<AddButton onClick={form.add}>新增分类</AddButton>}
    >
      <Segment
        label="哪一类"
        name="tree"
        value={tree}
        onChange={(value) => setQuery(value === 'health' ? {} : { tree: value }, { replace: true })}
        options={trees.map((value) => ({ value, text: treeWords[value] }))}
      />
      <Table
        label="商品分类"
        columns={columns}
        rows={list}
        keyOf={(row) => row.category_id}
        empty={<Empty drawing="bag" title="还没有分类" text="先新增一个，才能新增商品。" />}
      />
      {form.show((category, ends) => (
        <CategoryForm
          category={category}
          tree={tree}
          tops={list.filter(({ parent_id }) => parent_id === null)}
          {...ends}
        />
      ))}
    </DeskFrame>
  )
}

const Name = ({ row }: { row: Category }) => (
  <span className="flex items-center gap-12">
    {row.parent_id !== null && <span className="w-16 shrink-0" />}
    <Picture src={row.img} alt="" width={40} height={40} className="size-40 shrink-0 rounded-8" />
    <span className="min-w-0">
      {row.category_name} {row.is_recommended === 1 && <Tag tone="accent">推荐</Tag>}
    </span>
  </span>
)

const Standing = ({ row }: { row: Category }) =>
  row.is_on === 1 ? <Tag tone="success">显示中</Tag> : <Tag>已隐藏</Tag>

interface ActsProps {
  row: Category
  onEdit: () => void
  onDone: () => void
}

function Acts({ row: { category_id, is_on }, onEdit, onDone }: ActsProps) {
  const isOn = is_on === 1
  return (
    <RowActs onEdit={onEdit}>
      <ActButton
        call={deskCategorySwitch}
        input={{ category_id, is_on: isOn ? 0 : 1 }}
        kind="text"
        said={() => (isOn ? '已隐藏' : '已显示')}
        onDone={onDone}
      >
        {isOn ? '隐藏' : '显示'}
      </ActButton>
    </RowActs>
  )
}
