import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { managedCitySorts, managedCityStates } from '#app/areas/location/rules.ts'
import { DataTable } from '#app/desk-shell/data-table.tsx'
import { DeskFrame } from '#app/desk-shell/desk-frame.tsx'
import { listView, loadList } from '#app/desk-shell/list-view.ts'
import type { Column } from '#app/desk-shell/table.tsx'
import { Button, ButtonLink } from '#kit/ui/button.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { Tag } from '#kit/ui/tag.tsx'
import { behindStaffGate } from '#kit/wire/load.ts'
import { deskCities } from '../contract.ts'
import { CityForm, type ManagedCity } from '../parts/city-form.tsx'
import type { Route } from './+types/cities'

export { handle } from 'virtual:rows/desk-cities'

const view = listView({
  call: deskCities,
  noun: '城市',
  search: '搜城市名、拼音或首字母',
  sorts: managedCitySorts,
  filters: { state: { as: 'select', label: '状态', words: managedCityStates } },
})
export const clientLoader = behindStaffGate(loadList(view))

export default function CitiesPage({ loaderData }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  const [edited, setEdited] = useState<ManagedCity>()
  const columns: Column<ManagedCity>[] = [
    { head: '城市', cell: (row) => <Name row={row} />, sort: 'name' },
    { head: '热门排序', cell: (row) => row.hot_rank ?? '不是热门', tight: true, sort: 'hot' },
    { head: '在诊医院', cell: (row) => row.unit_num, numeric: true, tight: true },
    {
      head: '状态',
      cell: (row) => (row.is_open === 1 ? <Tag tone="success">显示中</Tag> : <Tag>已隐藏</Tag>),
      tight: true,
    },
    {
      head: '操作',
      bare: true,
      cell: (row) => (
        <div className="-ml-12">
          <Button kind="text" size="small" onClick={() => setEdited(row)}>
            修改
          </Button>
        </div>
      ),
    },
  ]
  return (
    <DeskFrame
      note="隐藏的城市患者选不到，那里的医院在“全国”里仍能找到。没有说过自己在哪的人，看到默认城市；合作渠道可以另设。"
      aside={
        <ButtonLink size="small" kind="secondary" to="/city/index">
          患者选城市的页面
        </ButtonLink>
      }
    >
      <DataTable
        view={view}
        loaded={loaderData}
        label="城市"
        columns={columns}
        keyOf={(row) => row.city_id}
        empty={<Empty title="还没有城市" text="城市随安装一起带来；请重新启动一次服务。" />}
      />
      {edited && (
        <CityForm
          city={edited}
          onClose={() => setEdited(undefined)}
          onSaved={() => {
            setEdited(undefined)
            revalidate()
          }}
        />
      )}
    </DeskFrame>
  )
}

const Name = ({ row }: { row: ManagedCity }) => (
  <span>
    {row.full_name} {row.is_default === 1 && <Tag tone="accent">默认</Tag>}
  </span>
)
