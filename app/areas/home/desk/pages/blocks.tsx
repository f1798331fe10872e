import { useRevalidator } from 'react-router'
import { PickNames } from '#app/areas/desk/search/cards/pick-names.tsx'
import { cityListV11 } from '#app/areas/location/contract.ts'
import { ActButton } from '#app/desk-shell/act-button.tsx'
import { spanWords } from '#app/desk-shell/day-span.ts'
import { DeskFrame } from '#app/desk-shell/desk-frame.tsx'
import { AddButton, RowActs, useRowForm } from '#app/desk-shell/row-form.tsx'
import { type Column, Table } from '#app/desk-shell/table.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { Tag } from '#kit/ui/tag.tsx'
import type { CallOutput } from '#kit/wire/call.ts'
import { behindStaffGate, type Loading, maybeId } from '#kit/wire/load.ts'
import { placeNames } from '../../rules.ts'
import { deskBlockPreview, deskBlockRemove, deskBlocks } from '../contract.ts'
import { BlockForm } from '../parts/block-form.tsx'
import { blockName } from '../parts/block-name.ts'
import { BlockPreview } from '../parts/block-preview.tsx'
import type { Route } from './+types/blocks'

export { handle } from 'virtual:rows/desk-blocks'

const load = async ({ callApi, query }: Loading) => {
  const [rules, preview, cities] = await Promise.all([
    callApi(deskBlocks, {}),
    callApi(deskBlockPreview, { city: maybeId(query, 'city_id'), channel: maybeId(query, 'channel') }),
    callApi(cityListV11, {}),
  ])
  return {
    rules: rules.list,
    preview,
    cities: cities.list.map(({ city_id, city_name }) => ({ id: city_id, name: city_name })),
  }
}
export const clientLoader = behindStaffGate(load)
type Rule = CallOutput<typeof deskBlocks>['list'][number]

export default function BlocksPage({ loaderData: { rules, preview, cities } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  const form = useRowForm<Rule>()
  const columns: Column<Rule>[] = [
    { head: '板块', cell: ({ place, block }) => `${placeNames[place]} · ${blockName(place, block)}` },
    { head: '怎么放', cell: (row) => (row.is_hidden === 1 ? '隐藏' : `第 ${row.position} 位`), tight: true },
    { head: '城市', cell: (row) => (row.city_id === null ? '所有城市' : row.city_name), tight: true },
    {
      head: '渠道',
      cell: ({ channel }) => (channel === null ? '所有渠道' : <PickNames kind="channel" ids={[channel]} />),
      tight: true,
    },
    { head: '日期', cell: spanWords, tight: true },
    {
      head: '状态',
      cell: (row) => (row.is_on === 1 ? <Tag tone="success">生效中</Tag> : <Tag tone="warning">不在时间内</Tag>),
      tight: true,
    },
    {
      head: '操作',
      bare: true,
      cell: (row) => (
        <RowActs onEdit={() => form.edit(row)}>
          <ActButton
            call={deskBlockRemove}
            input={{ rule_id: row.rule_id }}
            kind="text"
            said={() => '规则已删除'}
            onDone={revalidate}
          >
            删除
          </ActButton>
        </RowActs>
      ),
    },
  ]
  return (
    <DeskFrame
      note="没有规则的板块按平常的顺序显示（第 10、20、30… 位）。渠道的规则重于城市的，城市的重于所有人的。"
      aside={<AddButton onClick={form.add}>新增规则</AddButton>}
    >
      <Table
        label="板块规则"
        columns={columns}
        rows={rules}
        keyOf={(row) => row.rule_id}
        empty={<Empty title="还没有规则" text="现在每个板块都按平常的顺序显示，新增规则可以移动或隐藏它们。" />}
      />
      <BlockPreview preview={preview} cities={cities} />
      {form.show((rule, ends) => (
        <BlockForm rule={rule} cities={cities} {...ends} />
      ))}
    </DeskFrame>
  )
}
