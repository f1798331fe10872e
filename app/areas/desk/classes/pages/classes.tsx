import { PlusIcon } from 'lucide-react'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { ActButton } from '#app/desk-shell/act-button.tsx'
import { DeskFrame } from '#app/desk-shell/desk-frame.tsx'
import { PageLinks } from '#app/desk-shell/page-links.tsx'
import { type Column, Table } from '#app/desk-shell/table.tsx'
import { Button, ButtonLink } from '#kit/ui/button.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { Picture } from '#kit/ui/picture.tsx'
import { Price } from '#kit/ui/price.tsx'
import { Tabs } from '#kit/ui/tabs.tsx'
import { Tag } from '#kit/ui/tag.tsx'
import { address } from '#kit/wire/address.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { behindStaffGate, type Loading, maybeId } from '#kit/wire/load.ts'
import { deskClassEssence, deskClasses, deskClassSwitch } from '../contract.ts'
import { BannerDialog } from '../parts/banner-dialog.tsx'
import type { Route } from './+types/classes'

export { handle } from 'virtual:rows/desk-classes'

const lists = { draft: '未发布', on: '已发布', off: '已下架' } as const
type List = keyof typeof lists

const load = async ({ callApi, query }: Loading) => {
  const named = query.get('list') ?? ''
  const list = Object.hasOwn(lists, named) ? (named as List) : undefined
  return { list, found: await callApi(deskClasses, { list, page: maybeId(query, 'page') ?? 1 }) }
}
export const clientLoader = behindStaffGate(load)
type Row = CallOutput<typeof deskClasses>['list'][number]

export default function DeskClassesPage({ loaderData: { list, found } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  const [bannered, setBannered] = useState<Row>()
  const columns: Column<Row>[] = [
    { head: '课程', cell: (row) => <Name row={row} /> },
    { head: '医生', cell: (row) => row.doctor_name, tight: true },
    { head: '价格', cell: (row) => <Price yuan={row.price} size="small" />, numeric: true },
    { head: '小节', cell: (row) => `${row.section_num} 节，${row.free_num} 节免费`, tight: true },
    { head: '播放', cell: (row) => row.play_num, numeric: true },
    {
      head: '操作',
      bare: true,
      cell: (row) => <Acts row={row} onDone={revalidate} onBanner={() => setBannered(row)} />,
    },
  ]
  return (
    <DeskFrame
      note="发布后患者马上能听到；下架后不再出售，已经拥有的人仍可收听。"
      aside={
        <ButtonLink size="small" to="/desk/class">
          <PlusIcon />
          新增课程
        </ButtonLink>
      }
    >
      <div className="space-y-16">
        <Tabs
          label="音频课"
          tabs={[
            { text: '全部', to: '/desk/classes', current: list === undefined },
            ...Object.entries(lists).map(([name, text]) => ({
              text,
              to: address('/desk/classes', { list: name }),
              current: name === list,
            })),
          ]}
        />
        <Table
          label="音频课"
          columns={columns}
          rows={found.list}
          keyOf={(row) => row.class_id}
          empty={<Empty title="还没有音频课" text="点“新增课程”，上传本院医生讲的音频。" />}
        />
        <PageLinks page={found.page} total={found.total_page_num} />
      </div>
      {bannered && (
        <BannerDialog
          item={bannered}
          onClose={() => setBannered(undefined)}
          onDone={() => {
            setBannered(undefined)
            revalidate()
          }}
        />
      )}
    </DeskFrame>
  )
}

function Name({ row }: { row: Row }) {
  return (
    <span className="flex items-center gap-12">
      <Picture src={row.cover} kind="microclass" alt="" width={48} height={48} className="size-48 shrink-0 rounded-8" />
      <span className="min-w-0">
        <span className="line-clamp-2">{row.title}</span>
        <span className="flex flex-wrap gap-4">
          <Tag tone={row.state === 'on' ? 'success' : 'plain'}>{row.state_desc}</Tag>
          <Tag>{row.category_name}</Tag>
          {row.is_essence === 1 && <Tag tone="accent">精选</Tag>}
          {row.banner_until && <Tag tone="warning">横幅至 {row.banner_until.slice(5, 10)}</Tag>}
        </span>
      </span>
    </span>
  )
}

function Acts({ row, onDone, onBanner }: { row: Row; onDone: () => void; onBanner: () => void }) {
  const { class_id, title, state, is_essence } = row
  const isOn = state === 'on'
  return (
    <div className="-ml-12 flex flex-wrap gap-x-4 gap-y-8">
      <ButtonLink kind="text" size="small" to={address('/desk/class', { class_id })}>
        修改
      </ButtonLink>
      <ActButton
        call={deskClassSwitch}
        input={{ class_id, is_on: isOn ? 0 : 1 }}
        kind="text"
        {...(isOn && {
          confirm: {
            title: `下架“${title}”？`,
            text: '患者马上找不到也不能再购买；已经拥有的人仍可收听。可以随时重新发布。',
            yes: '下架',
            danger: true,
          },
        })}
        said={() => (isOn ? '已下架' : '已发布')}
        onDone={onDone}
      >
        {isOn ? '下架' : '发布'}
      </ActButton>
      <ActButton
        call={deskClassEssence}
        input={{ class_id, is_essence: is_essence === 1 ? 0 : 1 }}
        kind="text"
        said={(done) => (done.is_essence === 1 ? '已标为精选' : '已取消精选')}
        onDone={onDone}
      >
        {is_essence === 1 ? '取消精选' : '精选'}
      </ActButton>
      {isOn && (
        <Button kind="text" size="small" onClick={onBanner}>
          横幅
        </Button>
      )}
    </div>
  )
}
