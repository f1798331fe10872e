import { PlusIcon } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useMe } from '#app/areas/access/staff/cards/me.ts'
import { DeskFrame } from '#app/desk-shell/desk-frame.tsx'
import { type Column, Table } from '#app/desk-shell/table.tsx'
import { Button } from '#kit/ui/button.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { Link } from '#kit/ui/link.tsx'
import { Tag } from '#kit/ui/tag.tsx'
import { address } from '#kit/wire/address.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { behindStaffGate, type Loading } from '#kit/wire/load.ts'
import { allFlags, flags } from '../../rules.ts'
import { deskChannels } from '../contract.ts'
import { NewChannel } from '../parts/new-channel.tsx'
import type { Route } from './+types/channels'

export { handle } from 'virtual:rows/desk-channels'

const load = ({ callApi }: Loading) => callApi(deskChannels, {})
export const clientLoader = behindStaffGate(load)
type Row = CallOutput<typeof deskChannels>['list'][number]

const columns: Column<Row>[] = [
  { head: '渠道号', cell: ({ channel }) => channel, tight: true },
  {
    head: '渠道',
    cell: ({ channel, title }) => (
      <Link
        to={address('/desk/channel', { channel })}
        className="inline-flex min-h-target items-center font-medium text-accent-ink"
      >
        {title}
      </Link>
    ),
  },
  { head: '品牌', cell: ({ brand }) => brand },
  {
    head: '规则',
    cell: (row) =>
      allFlags
        .filter((flag) => row[flag] === 1)
        .map((flag) => flags[flag].words)
        .join('、') || '没有',
  },
  {
    head: '状态',
    cell: ({ is_on }) => (is_on === 1 ? <Tag tone="success">已启用</Tag> : <Tag tone="warning">未启用</Tag>),
    tight: true,
  },
]

export default function DeskChannelsPage({ loaderData: { list } }: Route.ComponentProps) {
  const go = useNavigate()
  const mayManage = useMe()?.permissions.includes('channels.manage') === true
  const [isAdding, setAdding] = useState(false)
  return (
    <DeskFrame
      note="从合作方来的人看到合作方的标题、颜色、板块和精选。您只看到归您编辑的渠道。"
      aside={
        mayManage && (
          <Button size="small" onClick={() => setAdding(true)}>
            <PlusIcon />
            新增渠道
          </Button>
        )
      }
    >
      <Table
        label="合作渠道"
        columns={columns}
        rows={list}
        keyOf={({ channel }) => channel}
        empty={
          <Empty
            title="还没有渠道"
            text={mayManage ? '点“新增渠道”，先写好再启用。' : '请平台管理员把您加为某个渠道的编辑。'}
          />
        }
      />
      {isAdding && (
        <NewChannel
          onClose={() => setAdding(false)}
          onSaved={({ channel }) => go(address('/desk/channel', { channel }))}
        />
      )}
    </DeskFrame>
  )
}
