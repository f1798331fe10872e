import { useNavigate } from 'react-router'
import { ActButton } from '#app/desk-shell/act-button.tsx'
import { DeskFrame } from '#app/desk-shell/desk-frame.tsx'
import { PageLinks } from '#app/desk-shell/page-links.tsx'
import { StaleLine } from '#app/desk-shell/stale-line.tsx'
import { type Column, Table } from '#app/desk-shell/table.tsx'
import { useLive } from '#app/desk-shell/use-live.ts'
import { shortTime } from '#kit/time/short-time.ts'
import { ButtonLink } from '#kit/ui/button.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { Tag } from '#kit/ui/tag.tsx'
import { address } from '#kit/wire/address.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { behindStaffGate, type Loading, maybeId } from '#kit/wire/load.ts'
import { deskTalks, deskTalkTake } from '../contract.ts'
import { POLL_MS } from '../rules.ts'
import type { Route } from './+types/talks'

export { handle } from 'virtual:rows/desk-talks'

const load = async ({ callApi, query }: Loading) => {
  const page = maybeId(query, 'page') ?? 1
  return { page, first: await callApi(deskTalks, { page }) }
}
export const clientLoader = behindStaffGate(load)
type Talk = CallOutput<typeof deskTalks>['list'][number]

const columns: Column<Talk>[] = [
  { head: '来自', cell: (talk) => talk.name },
  { head: '开始', cell: (talk) => shortTime(talk.open_time) },
  {
    head: '状态',
    cell: (talk) =>
      talk.waiting_time ? (
        <Tag tone="warning">{talk.waiting_time.slice(11, 16)} 起等待回复</Tag>
      ) : (
        <Tag tone="success">已回复</Tag>
      ),
  },
  { head: '接待', cell: (talk) => (talk.is_mine === 1 ? '我' : talk.is_taken === 1 ? '其他客服' : '还没有人') },
  { head: '操作', bare: true, cell: (talk) => <Open talk={talk} /> },
]

export default function TalksPage({ loaderData: { page, first } }: Route.ComponentProps) {
  const { data, stale } = useLive(deskTalks, { page }, first, POLL_MS)
  return (
    <DeskFrame note="等待最久的排在最前面；接待以后才能看到对话内容。">
      <StaleLine stale={stale} />
      <Table
        label="进行中的对话"
        columns={columns}
        rows={data.list}
        keyOf={(talk) => talk.talk_id}
        empty={<Empty title="现在没有人在等" text="有人在“在线客服”里留言，这里会自动出现。" />}
      />
      <PageLinks page={data.page} total={data.total_page_num} />
    </DeskFrame>
  )
}

const talkAddress = (talk_id: number) => address('/desk/talk', { talk_id })

/** One's own talk is opened; any other is taken first, and taken over only when that was meant. */
function Open({ talk: { talk_id, is_mine, is_taken } }: { talk: Talk }) {
  const go = useNavigate()
  if (is_mine === 1)
    return (
      <ButtonLink kind="secondary" size="small" to={talkAddress(talk_id)}>
        继续
      </ButtonLink>
    )
  const over = { title: '接过这个对话？', text: '另一位客服正在接待，接过来以后由您回复。', yes: '接过来' }
  return (
    <ActButton
      call={deskTalkTake}
      input={{ talk_id }}
      {...(is_taken === 1 && { confirm: over })}
      said={() => '现在由您接待'}
      onDone={() => go(talkAddress(talk_id))}
    >
      {is_taken === 1 ? '接过来' : '接待'}
    </ActButton>
  )
}
