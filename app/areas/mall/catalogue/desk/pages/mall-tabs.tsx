import { useRevalidator } from 'react-router'
import { cityListV11 } from '#app/areas/location/contract.ts'
import { ActButton } from '#app/desk-shell/act-button.tsx'
import { spanWords } from '#app/desk-shell/day-span.ts'
import { DeskFrame } from '#app/desk-shell/desk-frame.tsx'
import { AddButton, RowActs, useRowForm } from '#app/desk-shell/row-form.tsx'
import { type Column, Table } from '#app/desk-shell/table.tsx'
import { Whom } from '#app/desk-shell/whom-fields.tsx'
import { ButtonLink } from '#kit/ui/button.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { Tag } from '#kit/ui/tag.tsx'
import { behindStaffGate, type Loading } from '#kit/wire/load.ts'
import { tabKinds } from '../../rules/tabs.ts'
import { deskCategories, deskTabRemove, deskTabSwitch, deskTabs } from '../contract.ts'
import { type ManagedTab, TabForm } from '../parts/tab-form.tsx'
import type { Route } from './+types/mall-tabs'

export { handle } from 'virtual:rows/desk-mall-tabs'

const load = async ({ callApi }: Loading) => {
  const [tabs, categories, cities] = await Promise.all([
    callApi(deskTabs, {}),
    callApi(deskCategories, { tree: 'health' }),
    callApi(cityListV11, {}),
  ])
  return {
    list: tabs.list,
    categories: categories.list.filter(({ is_on }) => is_on === 1),
    cities: cities.list.map(({ city_id, city_name }) => ({ id: city_id, name: city_name })),
  }
}
export const clientLoader = behindStaffGate(load)

export default function MallTabsPage({ loaderData: { list, categories, cities } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  const form = useRowForm<ManagedTab>()
  const columns: Column<ManagedTab>[] = [
    { head: '标签', cell: (row) => row.tab_name },
    { head: '列出什么', cell: ({ kind, category_name }) => category_name || tabKinds[kind] },
    { head: '排序', cell: (row) => row.position, numeric: true, tight: true },
    { head: '给谁看', cell: Whom },
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
      note="这些标签在商城“健康商品”页的最上面，第一个是默认打开的。一个也没有时，那一页直接列出全部商品。"
      aside={
        <span className="flex flex-wrap gap-12">
          <ButtonLink size="small" kind="secondary" to="/shop/productIndex">
            患者看到的页面
          </ButtonLink>
          <AddButton onClick={form.add}>新增标签</AddButton>
        </span>
      }
    >
      <Table
        label="商城标签"
        columns={columns}
        rows={list}
        keyOf={(row) => row.tab_id}
        empty={<Empty drawing="bag" title="还没有标签" text="新增一个，患者就能在商城里按它挑商品。" />}
      />
      {form.show((tab, ends) => (
        <TabForm tab={tab} categories={categories} cities={cities} {...ends} />
      ))}
    </DeskFrame>
  )
}

function Standing({ row: { is_on, is_now } }: { row: ManagedTab }) {
  if (is_on === 0) return <Tag>已隐藏</Tag>
  return is_now === 1 ? <Tag tone="success">显示中</Tag> : <Tag tone="warning">不在时间内</Tag>
}

interface ActsProps {
  row: ManagedTab
  onEdit: () => void
  onDone: () => void
}

function Acts({ row: { tab_id, is_on }, onEdit, onDone }: ActsProps) {
  const isOn = is_on === 1
  return (
    <RowActs onEdit={onEdit}>
      <ActButton
        call={deskTabSwitch}
        input={{ tab_id, is_on: isOn ? 0 : 1 }}
        kind="text"
        said={() => (isOn ? '已隐藏' : '已显示')}
        onDone={onDone}
      >
        {isOn ? '隐藏' : '显示'}
      </ActButton>
      <ActButton call={deskTabRemove} input={{ tab_id }} kind="text" said={() => '标签已删除'} onDone={onDone}>
        删除
      </ActButton>
    </RowActs>
  )
}
