import { useRevalidator } from 'react-router'
import { cityListV11 } from '#app/areas/location/contract.ts'
import { ActButton } from '#app/desk-shell/act-button.tsx'
import { spanWords } from '#app/desk-shell/day-span.ts'
import { DeskFrame } from '#app/desk-shell/desk-frame.tsx'
import { OwnPath } from '#app/desk-shell/own-path.tsx'
import { AddButton, RowActs, useRowForm } from '#app/desk-shell/row-form.tsx'
import { type Column, Table } from '#app/desk-shell/table.tsx'
import { Whom } from '#app/desk-shell/whom-fields.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { Tag } from '#kit/ui/tag.tsx'
import { behindStaffGate, type Loading } from '#kit/wire/load.ts'
import { crowdWords } from '../../rules.ts'
import { deskModuleRemove, deskModuleSwitch, deskModules } from '../contract.ts'
import { type ManagedModule, ModuleForm } from '../parts/module-form.tsx'
import type { Route } from './+types/page-modules'

export { handle } from 'virtual:rows/desk-page-modules'

const load = async ({ callApi }: Loading) => {
  const [{ list }, cities] = await Promise.all([callApi(deskModules, {}), callApi(cityListV11, {})])
  return { list, cities: cities.list.map(({ city_id, city_name }) => ({ id: city_id, name: city_name })) }
}
export const clientLoader = behindStaffGate(load)

export default function PageModulesPage({ loaderData: { list, cities } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  const form = useRowForm<ManagedModule>()
  const columns: Column<ManagedModule>[] = [
    { head: '推荐', cell: (row) => <Words row={row} /> },
    {
      head: '给哪些人',
      cell: ({ crowd_type }) => (crowd_type === 'common' ? '所有人' : crowdWords[crowd_type].title),
      tight: true,
    },
    { head: '排序', cell: (row) => row.position, numeric: true, tight: true },
    { head: '城市和渠道', cell: Whom },
    { head: '日期', cell: spanWords, tight: true },
    { head: '状态', cell: (row) => <Standing row={row} />, tight: true },
    {
      head: '操作',
      bare: true,
      cell: (row) => <Acts row={row} onEdit={() => form.edit(row)} onDone={revalidate} />,
    },
  ]
  return (
    <DeskFrame
      note="患者在“我关心的”里选过备孕、怀孕、照看宝宝等，首页的“为您准备”就列出给他们的推荐。改动半分钟内生效。"
      aside={<AddButton onClick={form.add}>新增推荐</AddButton>}
    >
      <Table
        label="首页推荐"
        columns={columns}
        rows={list}
        keyOf={(row) => row.module_id}
        empty={<Empty title="还没有推荐" text="新增一条，选过这类人群的患者会在首页看到它。" />}
      />
      {form.show((module, ends) => (
        <ModuleForm module={module} cities={cities} {...ends} />
      ))}
    </DeskFrame>
  )
}

const Words = ({ row: { title, note, link } }: { row: ManagedModule }) => (
  <span className="min-w-0">
    {title}
    <span className="block wrap-anywhere text-12 text-ink-2">
      {note && `${note} · `}
      <OwnPath path={link} />
    </span>
  </span>
)

function Standing({ row: { is_on, is_now } }: { row: ManagedModule }) {
  if (is_on === 0) return <Tag>已隐藏</Tag>
  return is_now === 1 ? <Tag tone="success">显示中</Tag> : <Tag tone="warning">不在时间内</Tag>
}

interface ActsProps {
  row: ManagedModule
  onEdit: () => void
  onDone: () => void
}

function Acts({ row: { module_id, title, is_on }, onEdit, onDone }: ActsProps) {
  const isOn = is_on === 1
  return (
    <RowActs onEdit={onEdit}>
      <ActButton
        call={deskModuleSwitch}
        input={{ module_id, is_on: isOn ? 0 : 1 }}
        kind="text"
        said={() => (isOn ? '已隐藏' : '已显示')}
        onDone={onDone}
      >
        {isOn ? '隐藏' : '显示'}
      </ActButton>
      <ActButton
        call={deskModuleRemove}
        input={{ module_id }}
        kind="text"
        confirm={{
          title: `删除“${title}”？`,
          text: '删除后找不回来；只是暂时不要，可以隐藏。',
          yes: '删除',
          danger: true,
        }}
        said={() => '已删除'}
        onDone={onDone}
      >
        删除
      </ActButton>
    </RowActs>
  )
}
