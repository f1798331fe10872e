import { useRevalidator } from 'react-router'
import { ActButton } from '#app/desk-shell/act-button.tsx'
import { DataTable } from '#app/desk-shell/data-table.tsx'
import { DeskFrame } from '#app/desk-shell/desk-frame.tsx'
import { listView, loadList } from '#app/desk-shell/list-view.ts'
import { AddButton, RowActs, useRowForm } from '#app/desk-shell/row-form.tsx'
import type { Column } from '#app/desk-shell/table.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { Tag } from '#kit/ui/tag.tsx'
import type { CallOutput } from '#kit/wire/call.ts'
import { behindStaffGate, type Loading } from '#kit/wire/load.ts'
import { placeSorts } from '../../rules.ts'
import { deskAbroadChoices, deskAbroadPackageRemove, deskAbroadPackages } from '../contract.ts'
import { AbroadTabs } from '../parts/abroad-tabs.tsx'
import { PackageForm } from '../parts/package-form.tsx'
import type { Route } from './+types/packages'

export { handle } from 'virtual:rows/desk-abroad-packages'

const view = listView({
  call: deskAbroadPackages,
  noun: '服务',
  search: '搜商品或机构',
  sorts: placeSorts,
})
const load = async (loading: Loading) => {
  const [list, choices] = await Promise.all([loadList(view)(loading), loading.callApi(deskAbroadChoices, {})])
  return { list, choices }
}
export const clientLoader = behindStaffGate(load)
type Package = CallOutput<typeof deskAbroadPackages>['list'][number]

export default function DeskAbroadPackagesPage({ loaderData: { list, choices } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  const form = useRowForm<Package>()
  const columns: Column<Package>[] = [
    { head: '商品', cell: ({ goods_name }) => goods_name },
    { head: '机构', cell: ({ unit_name }) => unit_name },
    { head: '分类', cell: ({ category_name }) => category_name, tight: true },
    { head: '售价', cell: ({ price }) => `¥${price}`, numeric: true, tight: true },
    { head: '状态', cell: (row) => <Standing row={row} />, tight: true },
    {
      head: '操作',
      bare: true,
      cell: (row) => (
        <RowActs onEdit={() => form.edit(row)}>
          <ActButton
            call={deskAbroadPackageRemove}
            input={{ goods_id: row.goods_id }}
            kind="text"
            said={() => '已移出海外服务'}
            onDone={revalidate}
          >
            移出
          </ActButton>
        </RowActs>
      ),
    },
  ]
  return (
    <DeskFrame
      note="先在“商品”里上架一件勾选“境外”、不用寄送的商品，再在这里写明在哪家机构、价目由哪些项组成。改了售价后，请回来改价目。"
      aside={<AddButton onClick={form.add}>新增服务</AddButton>}
    >
      <div className="space-y-12">
        <AbroadTabs current="/desk/abroad/packages" />
        <DataTable
          view={view}
          loaded={list}
          label="海外服务"
          columns={columns}
          keyOf={({ goods_id }) => goods_id}
          empty={<Empty drawing="bag" title="还没有海外服务" text="写明机构和价目后，患者就能购买。" />}
        />
      </div>
      {form.show((about, ends) => (
        <PackageForm about={about} choices={choices} {...ends} />
      ))}
    </DeskFrame>
  )
}

function Standing({ row: { is_on, is_taken_off, is_whole } }: { row: Package }) {
  if (is_taken_off === 1) return <Tag tone="danger">资质到期停售</Tag>
  if (is_on === 0) return <Tag>已下架</Tag>
  return is_whole === 1 ? <Tag tone="success">在售</Tag> : <Tag tone="warning">价目不符</Tag>
}
