import { refusalWords } from '#app/areas/activities/invitations/rules.ts'
import { allStates, type InvitationState, invitationStates } from '#app/areas/activities/invitations/states.ts'
import { DeskFrame } from '#app/desk-shell/desk-frame.tsx'
import { PageLinks } from '#app/desk-shell/page-links.tsx'
import { type Column, Table } from '#app/desk-shell/table.tsx'
import { ButtonLink } from '#kit/ui/button.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { Tabs } from '#kit/ui/tabs.tsx'
import { Tag } from '#kit/ui/tag.tsx'
import type { Tone } from '#kit/ui/tones.ts'
import { address } from '#kit/wire/address.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { behindStaffGate, type Loading, maybeId, readId } from '#kit/wire/load.ts'
import { deskInvitations } from '../contract.ts'
import type { Route } from './+types/invitations'

export { handle } from 'virtual:rows/desk-activities-invitations'

const load = async ({ callApi, query }: Loading) => {
  const act_id = readId(query, 'act_id')
  const state = allStates.find((one) => one === query.get('state'))
  return { act_id, state, found: await callApi(deskInvitations, { act_id, state, page: maybeId(query, 'page') ?? 1 }) }
}
export const clientLoader = behindStaffGate(load)
type Row = CallOutput<typeof deskInvitations>['list'][number]

const tones: Record<InvitationState, Tone> = {
  joined: 'accent',
  waiting: 'accent',
  rewarded: 'success',
  taken: 'warning',
  capped: 'plain',
  refused: 'danger',
}

/** What was given, and what was taken back of it, in words. */
const givenText = ({ points, has_coupon }: Row) =>
  [points > 0 && `${points} 积分`, has_coupon === 1 && '一张券'].filter(Boolean).join('、') || '—'
const takenText = ({ taken_points, coupon_taken }: Row) =>
  [
    taken_points > 0 && `${taken_points} 积分`,
    coupon_taken === 'taken' && '一张券',
    coupon_taken === 'used' && '券已用掉，没有收回',
  ]
    .filter(Boolean)
    .join('、') || '—'

const columns: Column<Row>[] = [
  { head: '注册', cell: ({ join_time }) => join_time.slice(0, 16), tight: true },
  { head: '邀请人', cell: ({ inviter }) => inviter },
  { head: '好友', cell: ({ friend }) => friend },
  {
    head: '状态',
    cell: ({ state, state_desc, refused_for }) => (
      <span className="flex flex-wrap gap-4">
        <Tag tone={tones[state]}>{state_desc}</Tag>
        {refused_for && <span className="text-12 text-ink-3">{refusalWords[refused_for]}</span>}
      </span>
    ),
  },
  { head: '给了', cell: givenText },
  { head: '收回', cell: takenText },
]

export default function DeskInvitationsPage({ loaderData: { act_id, state, found } }: Route.ComponentProps) {
  const to = (one?: InvitationState) => address('/desk/activities/invitations', { act_id, state: one })
  return (
    <DeskFrame
      title={found.title}
      note="好友第一次购物完成后，邀请人得奖励；好友退款后自动收回。名字只显示一部分。"
      aside={
        <ButtonLink kind="secondary" size="small" to={address('/desk/activities', { type: 'invite' })}>
          返回活动
        </ButtonLink>
      }
    >
      <div className="space-y-16">
        <Tabs
          label="邀请"
          tabs={[
            { text: '全部', to: to(), current: state === undefined },
            ...allStates.map((one) => ({ text: invitationStates[one].words, to: to(one), current: one === state })),
          ]}
        />
        <Table
          label="邀请明细"
          columns={columns}
          rows={found.list}
          keyOf={({ invite_id }) => invite_id}
          empty={<Empty title="这里还没有人" text="有人通过邀请注册，会出现在这里。" />}
        />
        <PageLinks page={found.page} total={found.total_page_num} />
      </div>
    </DeskFrame>
  )
}
