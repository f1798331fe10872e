import { PlusIcon } from 'lucide-react'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { actKinds, actStateWords, allActKinds } from '#app/areas/activities/acts/rules.ts'
import { ActButton } from '#app/desk-shell/act-button.tsx'
import { lastDayOf } from '#app/desk-shell/day-span.ts'
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
import { deskActStop, deskActs } from '../contract.ts'
import { BargainForm } from '../parts/bargain-form.tsx'
import { InviteForm } from '../parts/invite-form.tsx'
import { LotteryForm } from '../parts/lottery-form.tsx'
import type { Route } from './+types/activities'

export { handle } from 'virtual:rows/desk-activities'

const load = async ({ callApi, query }: Loading) => {
  const type = allActKinds.find((kind) => kind === query.get('type')) ?? 'lottery'
  return { type, found: await callApi(deskActs, { type, page: maybeId(query, 'page') ?? 1 }) }
}
export const clientLoader = behindStaffGate(load)
type Act = CallOutput<typeof deskActs>['list'][number]

const tones = { coming: 'warning', on: 'success', over: 'plain' } as const
const used = { lottery: ['抽奖', '中奖'], bargain: ['发起', '下单'], invite: ['注册', '奖励'] } as const
const forms = { lottery: LotteryForm, bargain: BargainForm, invite: InviteForm } as const
const detailPages = {
  lottery: '/desk/activities/one',
  bargain: '/desk/activities/one',
  invite: '/desk/activities/invitations',
} as const
const details = { lottery: '奖品', bargain: '商品', invite: '邀请明细' } as const

export default function DeskActivitiesPage({ loaderData: { type, found } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  const [adding, setAdding] = useState(false)
  const isPlatform = found.serves_platform === 1
  const columns: Column<Act>[] = [
    { head: '活动', cell: (row) => row.title },
    { head: '时间', cell: (row) => `${row.begin_time.slice(0, 10)} 至 ${lastDayOf(row.end_time)}`, tight: true },
    { head: used[type][0], cell: (row) => row.used_num, numeric: true },
    { head: used[type][1], cell: (row) => row.won_num, numeric: true },
    { head: '状态', cell: (row) => <Tag tone={tones[row.status]}>{actStateWords[row.status]}</Tag> },
    {
      head: '操作',
      bare: true,
      cell: (row) => (
        <div className="-ml-12 flex flex-wrap gap-4">
          <ButtonLink kind="text" size="small" to={address(detailPages[type], { act_id: row.act_id })}>
            {details[type]}
          </ButtonLink>
          {isPlatform && row.status !== 'over' && <Stop row={row} onDone={revalidate} />}
        </div>
      ),
    },
  ]
  const Form = forms[type]
  const close = () => setAdding(false)
  return (
    <DeskFrame
      note="活动由平台统一安排；开始后不能再改，只能提前结束。中奖概率会在患者的页面上公示。"
      aside={
        isPlatform && (
          <div className="flex flex-wrap gap-8">
            <ButtonLink size="small" kind="secondary" to="/desk/activities/prizes">
              奖品寄送
            </ButtonLink>
            <Button size="small" onClick={() => setAdding(true)}>
              <PlusIcon />
              新增{actKinds[type]}
            </Button>
          </div>
        )
      }
    >
      <div className="space-y-16">
        <Tabs
          label="活动"
          tabs={allActKinds.map((kind) => ({
            text: actKinds[kind],
            to: address('/desk/activities', { type: kind }),
            current: kind === type,
          }))}
        />
        <Table
          label={`${actKinds[type]}活动`}
          columns={columns}
          rows={found.list}
          keyOf={(row) => row.act_id}
          empty={<Empty drawing="bag" title={`还没有${actKinds[type]}活动`} text="新增后，患者在商城首页就能看到。" />}
        />
        <PageLinks page={found.page} total={found.total_page_num} />
      </div>
      {adding && (
        <Form
          onClose={close}
          onSaved={() => {
            close()
            revalidate()
          }}
        />
      )}
    </DeskFrame>
  )
}

function Stop({ row: { act_id, title }, onDone }: { row: Act; onDone: () => void }) {
  return (
    <ActButton
      call={deskActStop}
      input={{ act_id }}
      kind="text"
      confirm={{
        title: `结束“${title}”？`,
        text: '马上结束，不能再恢复；已经抽中的奖品、进行中的砍价和已注册好友的奖励不受影响。',
        yes: '结束',
        danger: true,
      }}
      said={() => '已结束'}
      onDone={onDone}
    >
      结束
    </ActButton>
  )
}
