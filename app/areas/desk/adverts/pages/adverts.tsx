import { useRevalidator } from 'react-router'
import { ActButton } from '#app/desk-shell/act-button.tsx'
import { spanWords } from '#app/desk-shell/day-span.ts'
import { DeskFrame } from '#app/desk-shell/desk-frame.tsx'
import { OwnPath } from '#app/desk-shell/own-path.tsx'
import { PageLinks } from '#app/desk-shell/page-links.tsx'
import { AddButton, RowActs, useRowForm } from '#app/desk-shell/row-form.tsx'
import { type Column, Table } from '#app/desk-shell/table.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { Picture } from '#kit/ui/picture.tsx'
import { Tag } from '#kit/ui/tag.tsx'
import type { CallOutput } from '#kit/wire/call.ts'
import { behindStaffGate, type Loading, maybeId } from '#kit/wire/load.ts'
import { deskAdvertSwitch, deskAdverts } from '../contract.ts'
import { AdvertForm } from '../parts/advert-form.tsx'
import { placeWords } from '../rules.ts'
import type { Route } from './+types/adverts'

export { handle } from 'virtual:rows/desk-adverts'

export const clientLoader = behindStaffGate(({ callApi, query }: Loading) =>
  callApi(deskAdverts, { page: maybeId(query, 'page') ?? 1 }),
)
type Advert = CallOutput<typeof deskAdverts>['list'][number]

export default function AdvertsPage({ loaderData: { categories, ...found } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  const form = useRowForm<Advert>()
  const columns: Column<Advert>[] = [
    { head: '广告', cell: (row) => <Name row={row} /> },
    { head: '位置', cell: (row) => placeWords[row.location] ?? row.location, tight: true },
    {
      head: '链接',
      cell: (row) => (
        <span className="block wide:min-w-160">
          <OwnPath path={row.url} />
        </span>
      ),
    },
    {
      head: '看过 · 点过 · 成交',
      cell: ({ view_num, click_num, order_num }) => `${view_num} · ${click_num} · ${order_num}`,
      tight: true,
    },
    { head: '日期', cell: (row) => spanWords(row) },
    { head: '状态', cell: (row) => <Standing row={row} />, tight: true },
    {
      head: '操作',
      bare: true,
      cell: (row) => <Acts row={row} onEdit={() => form.edit(row)} onDone={revalidate} />,
    },
  ]
  return (
    <DeskFrame
      note="收费的广告会标“广告”，长辈版不显示；处方药不能做广告。每人每天只计一次看过和点过，点过后 7 天内买了推广的商品计为成交。"
      aside={<AddButton onClick={form.add}>新增广告</AddButton>}
    >
      <Table
        label="商城广告"
        columns={columns}
        rows={found.list}
        keyOf={(row) => row.advert_id}
        empty={<Empty drawing="bag" title="还没有广告" text="新增以后会显示在选定的位置。" />}
      />
      <PageLinks page={found.page} total={found.total_page_num} />
      {form.show((advert, ends) => (
        <AdvertForm advert={advert} categories={categories} {...ends} />
      ))}
    </DeskFrame>
  )
}

const Name = ({ row }: { row: Advert }) => (
  <span className="flex items-center gap-12 wide:min-w-200">
    {row.img && <Picture src={row.img} alt="" width={48} height={48} className="size-48 shrink-0 rounded-8" />}
    <span className="min-w-0">
      {row.title} {row.is_ad === 1 && <Tag>广告</Tag>}
      {row.text && <span className="block text-12 font-normal text-ink-3">{row.text}</span>}
    </span>
  </span>
)

function Standing({ row }: { row: Advert }) {
  if (row.most_views !== null && row.view_num >= row.most_views) return <Tag>已到展示上限</Tag>
  if (row.is_shown === 1) return <Tag tone="success">展示中</Tag>
  return row.is_on === 1 ? <Tag tone="warning">不在时间内</Tag> : <Tag>已撤下</Tag>
}

interface ActsProps {
  row: Advert
  onEdit: () => void
  onDone: () => void
}

function Acts({ row: { advert_id, is_on }, onEdit, onDone }: ActsProps) {
  const isOn = is_on === 1
  return (
    <RowActs onEdit={onEdit}>
      <ActButton
        call={deskAdvertSwitch}
        input={{ advert_id, is_on: isOn ? 0 : 1 }}
        kind="text"
        said={() => (isOn ? '已撤下' : '已放回')}
        onDone={onDone}
      >
        {isOn ? '撤下' : '放回'}
      </ActButton>
    </RowActs>
  )
}
