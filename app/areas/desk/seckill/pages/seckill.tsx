import { PlusIcon } from 'lucide-react'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { ActButton } from '#app/desk-shell/act-button.tsx'
import { DeskFrame } from '#app/desk-shell/desk-frame.tsx'
import { PageLinks } from '#app/desk-shell/page-links.tsx'
import { type Column, Table } from '#app/desk-shell/table.tsx'
import { Button, ButtonLink } from '#kit/ui/button.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { Tabs } from '#kit/ui/tabs.tsx'
import { Tag } from '#kit/ui/tag.tsx'
import { address } from '#kit/wire/address.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { behindStaffGate, type Loading, maybeId } from '#kit/wire/load.ts'
import { deskSeckill, deskSeckillStop } from '../contract.ts'
import { SessionForm } from '../parts/session-form.tsx'
import { spanOf } from '../parts/session-span.ts'
import { stateWords } from '../rules.ts'
import type { Route } from './+types/seckill'

export { handle } from 'virtual:rows/desk-seckill'

const load = async ({ callApi, query }: Loading) => {
  const over = query.get('over') === '1' ? 1 : 0
  return { over, found: await callApi(deskSeckill, { over, page: maybeId(query, 'page') ?? 1 }) }
}
export const clientLoader = behindStaffGate(load)
type Session = CallOutput<typeof deskSeckill>['list'][number]

const tones = { coming: 'plain', on: 'success', over: 'plain' } as const

export default function DeskSeckillPage({ loaderData: { over, found } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  const [adding, setAdding] = useState(false)
  const isPlatform = found.serves_platform === 1
  const columns: Column<Session>[] = [
    { head: '场次', cell: (row) => row.title },
    { head: '时间', cell: (row) => spanOf(row), tight: true },
    { head: '全场商品', cell: (row) => `${row.goods_num} 件`, numeric: true },
    { head: '状态', cell: (row) => <Tag tone={tones[row.state]}>{stateWords[row.state]}</Tag> },
    {
      head: '操作',
      bare: true,
      cell: (row) => (
        <div className="-ml-12 flex flex-wrap gap-4">
          <ButtonLink kind="text" size="small" to={address('/desk/seckill/session', { session_id: row.session_id })}>
            商品
          </ButtonLink>
          {isPlatform && row.state !== 'over' && <Stop row={row} onDone={revalidate} />}
        </div>
      ),
    },
  ]
  return (
    <DeskFrame
      note="开始之后不能再改，只能提前结束；取消未开始的场次，会通知订了提醒的患者。"
      aside={
        isPlatform && (
          <Button size="small" onClick={() => setAdding(true)}>
            <PlusIcon />
            新增场次
          </Button>
        )
      }
    >
      <div className="space-y-16">
        <Tabs
          label="场次"
          tabs={['进行中和未开始', '已结束'].map((text, at) => ({
            text,
            to: address('/desk/seckill', { over: at || undefined }),
            current: at === over,
          }))}
        />
        <Table
          label="秒杀场次"
          columns={columns}
          rows={found.list}
          keyOf={(row) => row.session_id}
          empty={<Empty drawing="calendar" title="这里没有场次" text="新增场次后，把商品放进去就会按时开抢。" />}
        />
        <PageLinks page={found.page} total={found.total_page_num} />
      </div>
      {adding && (
        <SessionForm
          onClose={() => setAdding(false)}
          onSaved={() => {
            setAdding(false)
            revalidate()
          }}
        />
      )}
    </DeskFrame>
  )
}

function Stop({ row: { session_id, title, state }, onDone }: { row: Session; onDone: () => void }) {
  const word = state === 'on' ? '提前结束' : '取消'
  return (
    <ActButton
      call={deskSeckillStop}
      input={{ session_id }}
      kind="text"
      confirm={{
        title: `${word}“${title}”？`,
        text:
          state === 'on' ? '马上恢复原价，已下的订单不变。' : '这一场和里面的商品会删除，订了提醒的患者会收到通知。',
        yes: word,
        danger: true,
      }}
      said={({ told }) => (told > 0 ? `已${word}，通知了 ${told} 位患者` : `已${word}`)}
      onDone={onDone}
    >
      {word}
    </ActButton>
  )
}
